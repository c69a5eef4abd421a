import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      dts: {
        alias: { mitt: './src/vendor/mitt' },
      },
    },
  ],
});
