import { pluginLess } from '@rsbuild/plugin-less';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', bundle: false }],
  source: { entry: { index: './src/**' } },
  output: { target: 'web' },
  plugins: [pluginLess()],
});
