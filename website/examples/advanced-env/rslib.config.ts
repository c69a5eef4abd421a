import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { define: { VERSION: JSON.stringify('1.2.3') } },
  lib: [
    {
      id: 'esm',
      source: { entry: { index: './src/index.ts', warn: './src/warn.ts' } },
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
      umdName: 'Env',
      source: { entry: { index: './src/index.ts' } },
      output: { target: 'web', distPath: './dist/umd' },
    },
    {
      id: 'iife',
      format: 'iife',
      source: { entry: { index: './src/iife.ts' } },
      output: { target: 'web', distPath: './dist/iife' },
    },
    // #region fixed
    {
      id: 'fixed',
      source: {
        entry: { warn: './src/warn.ts' },
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      },
      output: { distPath: './dist/fixed' },
    },
    // #endregion fixed
  ],
});
