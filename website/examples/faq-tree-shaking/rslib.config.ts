import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      source: {
        entry: { index: './src/index.ts', pure: './src/pure.ts' },
      },
    },
  ],
});
