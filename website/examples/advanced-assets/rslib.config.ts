import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      id: 'esm',
      output: { distPath: './dist/esm' },
    },
    {
      id: 'cjs',
      format: 'cjs',
      output: { distPath: './dist/cjs' },
    },
    {
      id: 'umd',
      format: 'umd',
      umdName: 'Images',
      output: { distPath: './dist/umd' },
    },
    // #region bundleless
    {
      id: 'bundleless',
      bundle: false,
      output: { distPath: './dist/bundleless' },
    },
    // #endregion bundleless
    // #region inline
    {
      id: 'inline',
      output: {
        distPath: './dist/inline',
        dataUriLimit: 4096,
      },
    },
    // #endregion inline
    // #region names
    {
      id: 'names',
      output: {
        distPath: {
          root: './dist/names',
          image: 'pictures',
          svg: 'icons',
        },
        filename: {
          image: '[name].[contenthash:8][ext]',
        },
      },
    },
    // #endregion names
    // #region prefix
    {
      id: 'prefix',
      output: {
        distPath: './dist/prefix',
        assetPrefix: 'https://cdn.example.com/images/1.0.0/',
      },
    },
    // #endregion prefix
    // #region copy
    {
      id: 'copy',
      output: {
        distPath: './dist/copy',
        copy: [{ from: './assets', to: './raw', context: './src' }],
      },
    },
    // #endregion copy
  ],
});
