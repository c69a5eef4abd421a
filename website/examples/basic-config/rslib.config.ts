// #region config
import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es2022',
  source: {
    define: { API_LEVEL: '2' },
  },
  output: { distPath: './dist' },
  lib: [
    { format: 'esm', dts: true },
    { format: 'cjs', syntax: 'es2019' },
  ],
});
// #endregion config
