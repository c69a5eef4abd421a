import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'cjs',
      format: 'cjs',
      source: { entry: { url: './src/url.ts', paths: './src/paths.ts' } },
      output: { distPath: 'dist/cjs' },
    },
    {
      id: 'esm',
      shims: { esm: { __filename: true, __dirname: true } },
      source: { entry: { legacy: './src/legacy.ts' } },
      output: { distPath: 'dist/esm' },
    },
    {
      id: 'esm-off',
      source: { entry: { legacy: './src/legacy.ts', load: './src/load.ts' } },
      output: { distPath: 'dist/esm-off' },
    },
    {
      id: 'require',
      shims: { esm: { require: true } },
      source: { entry: { load: './src/load.ts' } },
      output: { distPath: 'dist/require' },
    },
  ],
});
