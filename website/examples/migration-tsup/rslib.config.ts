import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: ['node 18'],
  lib: [
    {
      id: 'esm',
      format: 'esm',
      dts: true,
      source: { entry: { index: './src/index.ts', cli: './src/cli.ts' } },
    },
    {
      id: 'cjs',
      format: 'cjs',
      source: { entry: { index: './src/index.ts' } },
    },
  ],
});
