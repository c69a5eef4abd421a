import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    // #region bundleless
    {
      id: 'bundleless',
      bundle: false,
      source: { entry: { index: ['./src/index.ts', './src/worker.ts', './src/add.ts'] } },
      output: { target: 'web', distPath: './dist/bundleless' },
    },
    // #endregion bundleless
    // #region inline
    {
      id: 'inline',
      source: { entry: { inline: './src/inline.ts' } },
      output: { target: 'web', distPath: './dist/inline' },
    },
    // #endregion inline
    // #region iife
    {
      id: 'iife',
      format: 'iife',
      source: { entry: { global: './src/global.ts' } },
      output: { target: 'web', distPath: './dist/iife' },
    },
    // #endregion iife
    {
      id: 'node',
      source: { entry: { node: './src/node.ts' } },
      output: { distPath: './dist/node' },
    },
    {
      id: 'cjs',
      format: 'cjs',
      output: { target: 'web', distPath: './dist/cjs' },
    },
    {
      id: 'variable',
      source: { entry: { variable: './src/variable.ts' } },
      output: { target: 'web', distPath: './dist/variable' },
    },
    {
      id: 'umd',
      format: 'umd',
      umdName: 'Adder',
      output: { target: 'web', distPath: './dist/umd' },
    },
  ],
});
