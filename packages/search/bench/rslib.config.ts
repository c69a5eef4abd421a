import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', syntax: 'es2023' }],
  source: {
    entry: {
      report: './bench/report.ts',
      relevance: './bench/relevance.ts',
      'large-site': './bench/large-site.ts',
      shards: './bench/shards.ts',
      'zipf-site': './bench/zipf-site.ts',
    },
  },
  output: { target: 'node', distPath: { root: './bench/.out' } },
});
