import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'whole',
      dts: true,
      source: { entry: { index: './src/index.ts' } },
      output: { distPath: './dist/whole' },
    },
    {
      id: 'named',
      source: { entry: { named: './src/named.ts' } },
      output: { distPath: './dist/named' },
    },
    {
      id: 'member',
      source: { entry: { member: './src/member.ts' } },
      output: { distPath: './dist/member' },
    },
    // #region bundleless
    {
      id: 'bundleless',
      bundle: false,
      output: { distPath: './dist/bundleless' },
    },
    // #endregion bundleless
  ],
});
