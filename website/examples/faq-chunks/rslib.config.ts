import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { viewer: './src/viewer.ts', editor: './src/editor.ts' } },
  lib: [
    { id: 'default', output: { distPath: 'dist/default' } },
    // #region named
    {
      id: 'named',
      output: { distPath: 'dist/named' },
      tools: {
        rspack: {
          output: { chunkFilename: 'chunks/[name].js' },
          optimization: {
            splitChunks: {
              cacheGroups: {
                cache: { name: 'chunks/cache', test: /[\\/]cache\.ts$/, chunks: 'all', minSize: 0 },
              },
            },
          },
        },
      },
    },
    // #endregion named
  ],
});
