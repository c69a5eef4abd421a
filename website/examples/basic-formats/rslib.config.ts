import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', dts: true },
    { format: 'cjs' },
    {
      format: 'umd',
      umdName: 'Greeter',
      output: { target: 'web', filename: { js: '[name].umd.js' } },
    },
    {
      format: 'iife',
      source: { entry: { widget: './src/widget.ts' } },
      output: { target: 'web', filename: { js: '[name].iife.js' } },
    },
  ],
});
