import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ source: { entry: './src/index.ts' } }],
});
