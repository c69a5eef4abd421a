import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'files',
      dts: true,
      output: { distPath: 'dist/files' },
    },
    {
      id: 'bundle',
      dts: { bundle: true },
      output: { distPath: 'dist/bundle' },
    },
    {
      id: 'bundled-packages',
      dts: { bundle: { bundledPackages: [] } },
      output: { distPath: 'dist/bundled-packages' },
    },
    {
      id: 'auto-extension',
      format: 'cjs',
      dts: { autoExtension: true, distPath: 'dist/types' },
      output: { distPath: 'dist/cjs' },
    },
    {
      id: 'isolated',
      dts: { isolated: true },
      output: { distPath: 'dist/isolated' },
    },
  ],
});
