import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'inline',
      syntax: 'es2015',
      output: { distPath: 'dist/inline' },
    },
    {
      id: 'external',
      syntax: 'es2015',
      externalHelpers: true,
      output: { distPath: 'dist/external' },
    },
  ],
});
