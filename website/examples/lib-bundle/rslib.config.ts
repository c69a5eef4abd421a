import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      bundle: true,
      source: { entry: { index: './src/index.ts' } },
      output: { distPath: 'dist/bundle' },
    },
    {
      bundle: false,
      source: { entry: { index: './src/**' } },
      output: { distPath: 'dist/bundleless' },
    },
  ],
});
