import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      bundle: false,
      source: { entry: { index: ['./src/**', '!./src/**/*.svg'] } },
      redirect: { asset: { extension: false } },
      output: { copy: [{ from: '**/*.svg', context: './src' }] },
    },
  ],
});
