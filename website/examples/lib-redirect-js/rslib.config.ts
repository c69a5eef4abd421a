import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  lib: [
    { id: 'default', output: { distPath: 'dist/default' } },
    {
      id: 'path-off',
      redirect: { js: { path: false } },
      output: { distPath: 'dist/path-off' },
    },
    {
      id: 'extension-off',
      redirect: { js: { extension: false } },
      output: { distPath: 'dist/extension-off' },
    },
  ],
});
