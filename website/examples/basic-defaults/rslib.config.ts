import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'esm', format: 'esm', output: { distPath: './dist/esm' } },
    { id: 'cjs', format: 'cjs', output: { distPath: './dist/cjs' } },
    { id: 'umd', format: 'umd', umdName: 'Defaults', output: { distPath: './dist/umd' } },
    { id: 'iife', format: 'iife', source: { entry: { index: './src/global.ts' } }, output: { distPath: './dist/iife' } },
    {
      id: 'mf',
      format: 'mf',
      output: { distPath: './dist/mf' },
      plugins: [pluginModuleFederation({ name: 'defaults', exposes: { '.': './src/index.ts' }, dts: false })],
    },
    { id: 'esm-bundleless', format: 'esm', bundle: false, output: { distPath: './dist/esm-bundleless' } },
    { id: 'cjs-bundleless', format: 'cjs', bundle: false, output: { distPath: './dist/cjs-bundleless' } },
  ],
});
