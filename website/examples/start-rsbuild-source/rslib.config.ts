import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    // #region define
    {
      id: 'define',
      source: {
        entry: { define: './src/define.ts' },
        define: {
          LIB_VERSION: JSON.stringify('1.2.3'),
          DEBUG: false,
        },
      },
    },
    // #endregion define
    // #region decorators
    {
      id: 'decorators',
      externalHelpers: true,
      source: {
        entry: { decorators: './src/decorators.ts' },
        decorators: { version: '2023-11' },
      },
    },
    // #endregion decorators
    // #region widgets
    {
      id: 'widgets',
      source: {
        entry: { widgets: './src/widgets.ts' },
        transformImport: [
          {
            libraryName: 'ui-kit',
            libraryDirectory: 'es',
            camelToDashComponentName: true,
            style: 'css',
          },
        ],
      },
    },
    // #endregion widgets
  ],
});
