import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      bundle: false,
      source: {
        entry: { index: ['./src/**', '!./src/**/*.less'] },
      },
      redirect: { style: { extension: false } },
      output: {
        target: 'web',
        copy: [{ from: '**/*.less', context: './src' }],
      },
    },
  ],
});
