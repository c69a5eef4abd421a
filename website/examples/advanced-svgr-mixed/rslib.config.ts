import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSvgr } from '@rsbuild/plugin-svgr';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  plugins: [
    pluginReact(),
    // #region plugin
    pluginSvgr({
      mixedImport: true,
      svgrOptions: {
        exportType: 'named',
      },
    }),
    // #endregion plugin
  ],
  lib: [
    {
      id: 'bundle',
      output: { distPath: './dist/bundle' },
    },
    {
      id: 'bundleless',
      bundle: false,
      output: { distPath: './dist/bundleless' },
    },
  ],
});
