import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      id: 'default',
      output: { distPath: 'dist/default' },
    },
    {
      id: 'version',
      syntax: 'es2019',
      output: { distPath: 'dist/version' },
    },
    {
      id: 'query',
      syntax: ['chrome >= 90', 'safari >= 15'],
      output: { distPath: 'dist/query' },
    },
  ],
});
