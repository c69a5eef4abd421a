import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      bundle: false,
      dts: true,
      output: {
        copy: [{ from: '**/*.d.ts', context: './src' }],
      },
    },
  ],
});
