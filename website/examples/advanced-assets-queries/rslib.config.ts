import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      id: 'queries',
      output: { distPath: './dist/queries' },
    },
    {
      id: 'url',
      source: { entry: { photo: './src/photo.ts' } },
      output: { distPath: './dist/url' },
    },
    {
      id: 'url-cjs',
      format: 'cjs',
      source: { entry: { photo: './src/photo.ts' } },
      output: { distPath: './dist/url-cjs' },
    },
    {
      id: 'bundleless',
      bundle: false,
      output: { distPath: './dist/bundleless' },
    },
  ],
});
