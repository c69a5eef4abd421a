import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      syntax: 'es2023',
      // The bundler of a site takes of these what its pages need.
      bundle: false,
      dts: true,
      source: { entry: { index: ['./src/**/*.{ts,tsx}', '!./src/**/*.test.*', '!./src/dev/**'] } },
      plugins: [pluginReact()],
      outBase: './src',
    },
    {
      // Only the dev server serves it, as it is: browsers know no names of packages.
      format: 'esm',
      syntax: 'es2023',
      dts: false,
      autoExternal: false,
      source: { entry: { 'dev-client': './src/dev/dev-client.ts' } },
    },
  ],
  output: { target: 'web', sourceMap: false, cleanDistPath: true },
});
