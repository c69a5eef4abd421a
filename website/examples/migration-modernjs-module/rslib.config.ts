import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es2020',
  plugins: [pluginReact()],
  output: { target: 'web' },
  lib: [
    {
      id: 'es',
      format: 'esm',
      bundle: false,
      dts: true,
      output: { distPath: './dist/es' },
    },
    {
      id: 'lib',
      format: 'cjs',
      output: { distPath: './dist/lib' },
    },
  ],
});
