import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  lib: [
    { id: 'default', dts: true, output: { distPath: 'dist/default' } },
    {
      id: 'path-off',
      dts: true,
      redirect: { dts: { path: false } },
      output: { distPath: 'dist/path-off' },
    },
    {
      id: 'extension-off',
      dts: true,
      redirect: { dts: { extension: false } },
      output: { distPath: 'dist/extension-off' },
    },
  ],
});
