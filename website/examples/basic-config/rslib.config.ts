// #region config
import { defineConfig } from '@rslib/core';

export default defineConfig({
  // Shared: every item of `lib` starts from these.
  syntax: 'es2022',
  source: {
    define: { API_LEVEL: '2' },
  },
  output: { distPath: './dist' },
  // Own: one object per output.
  lib: [
    { format: 'esm', dts: true },
    { format: 'cjs', syntax: 'es2019' },
  ],
});
// #endregion config
