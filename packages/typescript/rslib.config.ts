import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', syntax: 'es2023', dts: true }],
  // One file, because values in the cache depend on the code that computed them.
  source: { entry: { index: './src/index.ts' } },
  output: { target: 'node', sourceMap: false, cleanDistPath: true },
});
