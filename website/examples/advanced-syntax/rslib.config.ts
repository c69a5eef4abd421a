import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'esnext',
      output: { distPath: './dist/esnext' },
    },
    // #region es2021
    {
      id: 'es2021',
      syntax: 'es2021',
      output: { distPath: './dist/es2021' },
    },
    // #endregion es2021
    {
      id: 'es2017',
      syntax: 'es2017',
      output: { distPath: './dist/es2017' },
    },
    // #region polyfill
    {
      id: 'polyfill',
      syntax: ['chrome >= 80', 'safari >= 14'],
      output: {
        target: 'web',
        polyfill: 'usage',
        distPath: './dist/polyfill',
      },
    },
    // #endregion polyfill
    // #region css
    {
      id: 'css',
      source: { entry: { style: './src/style.ts' } },
      syntax: ['chrome >= 80', 'safari >= 14'],
      output: {
        target: 'web',
        distPath: './dist/css',
      },
    },
    // #endregion css
    {
      id: 'pure',
      source: { entry: { last: './src/last.ts' } },
      syntax: 'es2021',
      output: { distPath: './dist/pure' },
    },
  ],
});
