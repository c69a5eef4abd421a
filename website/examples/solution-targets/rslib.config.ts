import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    // #region vscode
    {
      id: 'vscode',
      format: 'cjs',
      syntax: ['node 20'],
      source: { entry: { extension: './src/extension.ts' } },
      output: { distPath: 'dist/vscode', externals: ['vscode'] },
    },
    // #endregion vscode
    // #region eslint
    {
      id: 'eslint',
      format: 'cjs',
      source: { entry: { index: './src/eslint-plugin.ts' } },
      output: { distPath: 'dist/eslint' },
      footer: { js: 'module.exports = module.exports.default;' },
    },
    // #endregion eslint
    // #region browser
    {
      id: 'browser',
      format: 'iife',
      syntax: ['chrome 120', 'firefox 121'],
      source: { entry: { content: './src/content.ts' } },
      output: {
        target: 'web',
        distPath: 'dist/browser',
        filename: { js: '[name].js' },
        copy: [{ from: './public/manifest.json' }],
      },
    },
    // #endregion browser
  ],
});
