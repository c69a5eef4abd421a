import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    // #region modules
    {
      id: 'modules',
      bundle: false,
      dts: true,
      output: { distPath: './dist/modules' },
    },
    // #endregion modules
    // #region bundled
    {
      id: 'bundled',
      dts: { bundle: true },
      output: { distPath: './dist/bundled' },
    },
    // #endregion bundled
    // #region isolated
    {
      id: 'isolated',
      bundle: false,
      dts: { isolated: true },
      output: { distPath: './dist/isolated' },
    },
    // #endregion isolated
  ],
});
