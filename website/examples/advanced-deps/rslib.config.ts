import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'default',
      output: { distPath: './dist/default' },
    },
    // #region one
    {
      id: 'inline-picocolors',
      output: {
        distPath: './dist/inline-picocolors',
        autoExternal: { exclude: ['picocolors'] },
      },
    },
    // #endregion one
    // #region by-hand
    {
      id: 'by-hand',
      output: {
        distPath: './dist/by-hand',
        externals: ['mitt'],
      },
    },
    // #endregion by-hand
    // #region renamed
    {
      id: 'renamed',
      output: {
        distPath: './dist/renamed',
        externals: { mitt: '@scope/mitt-fork' },
      },
    },
    // #endregion renamed
    // #region umd
    {
      id: 'umd',
      format: 'umd',
      umdName: 'Counter',
      output: {
        target: 'web',
        distPath: './dist/umd',
        externals: {
          react: {
            root: 'React',
            commonjs: 'react',
            commonjs2: 'react',
            amd: 'react',
          },
        },
      },
    },
    // #endregion umd
  ],
});
