import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  output: { target: 'web' },
  tools: {
    cssLoader: {
      url: {
        filter: (url) => !url.startsWith('/'),
      },
    },
  },
});
