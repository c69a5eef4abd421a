import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'broken',
      source: { entry: { legacy: './src/legacy.cjs' } },
      output: { distPath: 'dist/broken' },
    },
    {
      id: 'imported',
      source: { entry: { index: './src/index.js' } },
      output: { distPath: 'dist/imported' },
    },
    {
      id: 'rewritten',
      source: { entry: { index: './src/rewritten.js' } },
      output: { distPath: 'dist/rewritten' },
    },
  ],
});
