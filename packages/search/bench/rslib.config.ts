import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', syntax: 'es2023' }],
  source: { entry: { report: './bench/report.ts', shards: './bench/shards.ts' } },
  output: { target: 'node', distPath: { root: './bench/.out' } },
});
