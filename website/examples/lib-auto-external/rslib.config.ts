import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'default',
      output: { distPath: 'dist/default' },
    },
    {
      id: 'bundle-dependencies',
      output: {
        distPath: 'dist/bundle-dependencies',
        autoExternal: { dependencies: false },
      },
    },
    {
      id: 'exclude',
      output: {
        distPath: 'dist/exclude',
        autoExternal: { exclude: ['mitt'] },
      },
    },
  ],
});
