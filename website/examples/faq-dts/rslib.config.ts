import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      bundle: false,
      dts: true,
      output: {
        // Hand-written declaration files are inputs of the compiler,
        // which never copies them. This line does.
        copy: [{ from: '**/*.d.ts', context: './src' }],
      },
    },
  ],
});
