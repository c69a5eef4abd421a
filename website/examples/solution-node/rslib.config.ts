import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      dts: true,
      source: { entry: { index: './src/index.ts', cli: './src/cli.ts' } },
    },
    {
      format: 'cjs',
      source: { entry: { index: './src/index.ts' } },
    },
  ],
});
