import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  source: { entry: { index: './src/**' } },
  lib: [
    {
      id: 'default',
      output: { distPath: 'dist/default' },
    },
    {
      id: 'fixed',
      outBase: './src',
      output: { distPath: 'dist/fixed' },
    },
  ],
});
