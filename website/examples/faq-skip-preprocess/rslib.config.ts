import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      bundle: false,
      source: {
        // Everything in `src` except the Less files is compiled.
        entry: { index: ['./src/**', '!./src/**/*.less'] },
      },
      // Leave `import './button.less'` as it is written.
      redirect: { style: { extension: false } },
      output: {
        target: 'web',
        // The Less files go to `dist` untouched.
        copy: [{ from: '**/*.less', context: './src' }],
      },
    },
  ],
});
