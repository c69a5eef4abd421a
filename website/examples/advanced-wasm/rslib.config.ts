import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'node',
      output: { distPath: './dist/node' },
    },
    {
      id: 'web',
      output: { target: 'web', distPath: './dist/web' },
    },
    // #region preserve
    {
      id: 'preserve',
      bundle: false,
      source: { entry: { index: './src/index.ts' } },
      output: { target: 'web', distPath: './dist/preserve' },
    },
    // #endregion preserve
    {
      id: 'fetch',
      source: { entry: { index: './src/fetch.ts' } },
      output: { target: 'web', distPath: './dist/fetch' },
    },
    {
      id: 'read',
      source: { entry: { index: './src/read.ts' } },
      output: { distPath: './dist/read' },
    },
    {
      id: 'cjs',
      format: 'cjs',
      output: { distPath: './dist/cjs' },
    },
    {
      id: 'untouched',
      wasm: false,
      output: { target: 'web', distPath: './dist/untouched' },
    },
  ],
});
