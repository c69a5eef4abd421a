import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      format: 'esm',
      dts: true,
      source: { entry: { index: './src/index.ts', define: './src/define.ts' } },
    },
    {
      format: 'iife',
      source: { entry: { 'note-box': './src/define.ts' } },
      output: { distPath: 'dist/script', minify: true, filename: { js: '[name].js' } },
    },
  ],
});
