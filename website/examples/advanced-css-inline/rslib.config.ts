import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      id: 'bundle',
      source: { entry: { inline: './src/inline.ts', raw: './src/raw.ts', url: './src/url.ts' } },
      output: { distPath: './dist/bundle' },
    },
    {
      id: 'bundleless',
      bundle: false,
      source: { entry: { index: ['./src/inline.ts', './src/tip.css'] } },
      output: { distPath: './dist/bundleless' },
    },
  ],
});
