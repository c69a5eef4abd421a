import { defineConfig, type LibConfig } from '@rslib/core';

/** Builds a worker into one self-contained file, which bundlers copy for `new URL('./…-worker.js', import.meta.url)`. */
function workerFile(name: string): LibConfig {
  return {
    format: 'esm',
    syntax: 'es2023',
    dts: false,
    source: { entry: { [`worker/${name}`]: `./src/worker/${name}.ts` } },
    output: {
      minify: {
        jsOptions: {
          minimizerOptions: {
            compress: { passes: 6, toplevel: true, unsafe_arrows: true, keep_fargs: false, ecma: 2020 },
            mangle: { toplevel: true },
            module: true,
            ecma: 2020,
          },
        },
      },
    },
  };
}

export default defineConfig({
  lib: [
    {
      format: 'esm',
      syntax: 'es2023',
      bundle: false,
      dts: true,
      source: {
        entry: {
          index: ['./src/**/*.ts', '!./src/**/*.test.ts', '!./src/**/test-*.ts', '!./src/worker/*-worker.ts'],
        },
      },
      // Leaves the workers' URLs to the site's bundler.
      tools: { rspack: { module: { rules: [{ test: /start-worker\.ts$/, parser: { url: false } }] } } },
    },
    workerFile('whole-worker'),
    workerFile('sharded-worker'),
  ],
  output: { target: 'web', sourceMap: false },
});
