import { pluginSolid } from '@rsbuild/plugin-solid';
import { defineConfig } from '@rslib/core';

// What goes wrong without pluginBabel: see the output.
export default defineConfig({
  lib: [{ format: 'esm' }],
  source: { entry: { index: './src/Counter.tsx' } },
  output: { target: 'web' },
  plugins: [pluginSolid()],
});
