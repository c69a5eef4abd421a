import { pluginSvelte } from '@rsbuild/plugin-svelte';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  output: { target: 'web' },
  lib: [
    {
      id: 'compiled',
      source: { entry: { index: './src/**' } },
      plugins: [pluginSvelte({ preprocessOptions: { typescript: false } })],
    },
    {
      id: 'source',
      source: { entry: { index: './src/**/*.ts' } },
      output: {
        distPath: './dist/source',
        externals: [/\.svelte$/],
        copy: [{ from: '**/*.svelte', context: './src' }],
      },
    },
  ],
});
