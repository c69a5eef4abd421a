import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  lib: [
    { id: 'default', output: { distPath: 'dist/default' } },
    {
      id: 'path-off',
      redirect: { asset: { path: false } },
      output: { distPath: 'dist/path-off' },
    },
    {
      id: 'extension-off',
      redirect: { asset: { extension: false } },
      output: { distPath: 'dist/extension-off' },
    },
  ],
});
