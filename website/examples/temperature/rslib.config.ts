import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'esm', format: 'esm', dts: { bundle: true }, output: { distPath: 'dist/bundle' } },
    { id: 'cjs', format: 'cjs', output: { distPath: 'dist/bundle' } },
    {
      id: 'umd',
      format: 'umd',
      umdName: 'Thermometer',
      output: { target: 'web', distPath: 'dist/bundle', filename: { js: '[name].umd.js' } },
    },
    { id: 'esm-files', format: 'esm', bundle: false, dts: true, output: { distPath: 'dist/bundleless' } },
    { id: 'cjs-files', format: 'cjs', bundle: false, output: { distPath: 'dist/bundleless' } },
  ],
});
