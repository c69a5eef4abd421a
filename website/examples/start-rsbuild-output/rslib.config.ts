import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'default',
      output: { target: 'web', distPath: 'dist/default' },
    },
    // #region minified
    {
      id: 'minified',
      output: {
        target: 'web',
        distPath: 'dist/minified',
        minify: true,
        sourceMap: true,
        dataUriLimit: 4096,
      },
    },
    // #endregion minified
    // #region named
    {
      id: 'named',
      output: {
        target: 'web',
        distPath: { root: 'dist/named', css: 'styles', svg: 'images' },
        filename: { js: 'my-lib.js', css: 'my-lib.css', svg: '[name][ext]' },
        cssModules: { localIdentName: 'my-lib-[local]' },
        copy: [{ from: './schema', to: 'schema' }],
      },
    },
    // #endregion named
    // #region bundleless
    {
      id: 'bundleless',
      bundle: false,
      output: { target: 'web', distPath: 'dist/bundleless' },
    },
    // #endregion bundleless
  ],
});
