import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    // #region bundle
    {
      id: 'bundle',
      output: { distPath: './dist/bundle' },
    },
    // #endregion bundle
    // #region bundleless
    {
      id: 'bundleless',
      bundle: false,
      source: { entry: { index: './src/**' } },
      output: { distPath: './dist/bundleless' },
    },
    // #endregion bundleless
    // #region banner
    {
      id: 'banner',
      banner: { js: "import './index.css';" },
      output: { distPath: './dist/banner' },
    },
    // #endregion banner
    // #region theme
    {
      id: 'theme',
      source: { entry: { theme: './src/theme.css' } },
      output: { distPath: './dist/theme' },
    },
    // #endregion theme
    // #region inject
    {
      id: 'inject',
      output: {
        distPath: './dist/inject',
        injectStyles: true,
      },
    },
    // #endregion inject
    {
      id: 'inject-bundleless',
      bundle: false,
      source: { entry: { index: './src/**' } },
      output: { distPath: './dist/inject-bundleless', injectStyles: true },
    },
  ],
});
