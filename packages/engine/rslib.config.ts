import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', syntax: 'es2023', bundle: false, dts: true }],
  source: { entry: { index: ['./src/**/*.{ts,tsx}', '!./src/**/*.test.*'] } },
  output: { target: 'web', sourceMap: false },
  plugins: [pluginReact()],
});
