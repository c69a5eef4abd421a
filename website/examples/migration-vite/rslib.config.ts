import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    { format: 'esm', dts: true },
    {
      format: 'umd',
      umdName: 'Badge',
      output: {
        filename: { js: '[name].umd.cjs' },
        externals: {
          mitt: { root: 'mitt', amd: 'mitt', commonjs: 'mitt', commonjs2: 'mitt' },
        },
      },
    },
  ],
});
