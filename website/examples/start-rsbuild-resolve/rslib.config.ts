import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'bundle',
      output: { distPath: 'dist/bundle' },
    },
    {
      id: 'bundleless',
      bundle: false,
      dts: true,
      output: { distPath: 'dist/bundleless' },
    },
    // #region web
    {
      id: 'web',
      output: { target: 'web', distPath: 'dist/web' },
      resolve: { extensions: ['.web.ts', '.ts', '.js'] },
    },
    // #endregion web
  ],
});
