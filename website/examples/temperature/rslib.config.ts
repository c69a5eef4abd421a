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
    { id: 'esm-es5', format: 'esm', syntax: 'es5', output: { distPath: 'dist/es5' } },
    { id: 'cjs-es5', format: 'cjs', syntax: 'es5', output: { distPath: 'dist/es5' } },
    {
      id: 'umd-es5',
      format: 'umd',
      syntax: 'es5',
      umdName: 'Thermometer',
      output: { target: 'web', distPath: 'dist/es5', filename: { js: '[name].umd.js' } },
    },
    { id: 'esm-files-es5', format: 'esm', syntax: 'es5', bundle: false, output: { distPath: 'dist/es5-files' } },
    { id: 'cjs-files-es5', format: 'cjs', syntax: 'es5', bundle: false, output: { distPath: 'dist/es5-files' } },
  ],
});
