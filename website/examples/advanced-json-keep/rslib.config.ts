import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    // #region keep
    {
      id: 'keep',
      bundle: false,
      source: { entry: { index: './src/index.ts' } },
      redirect: { asset: { extension: false } },
      output: {
        distPath: './dist/keep',
        copy: [{ from: '**/*.json', context: './src' }],
      },
    },
    // #endregion keep
    {
      id: 'url',
      source: { entry: { file: './src/file.ts' } },
      output: { distPath: './dist/url' },
    },
  ],
});
