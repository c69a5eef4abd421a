import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ source: { entry: { index: './src/index.ts', b: './src/b.ts' } }, output: { filename: { js: 'index.js' } } }],
});
