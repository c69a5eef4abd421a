import { defineConfig } from '@rslib/core';

export default defineConfig(({ env, command, envMode }) => ({
  lib: [
    {
      format: 'esm',
      output: { minify: env === 'production' && command === 'build' },
      banner: { js: `/* ${envMode} build */` },
    },
  ],
}));
