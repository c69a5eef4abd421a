import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'default',
      output: { distPath: 'dist/default' },
    },
    {
      id: 'external-dev',
      output: {
        distPath: 'dist/external-dev',
        autoExternal: { devDependencies: true },
      },
    },
  ],
});
