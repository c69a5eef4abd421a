import { defineConfig } from '@rslib/core';

const externals = { './registry': './registry.cjs' };

export default defineConfig({
  lib: [
    { id: 'esm', format: 'esm', output: { externals } },
    { id: 'cjs', format: 'cjs', output: { externals } },
    {
      id: 'registry',
      format: 'cjs',
      source: { entry: { registry: './src/registry.ts' } },
    },
  ],
});
