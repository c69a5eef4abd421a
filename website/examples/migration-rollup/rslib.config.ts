import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { define: { __VERSION__: JSON.stringify('1.0.0') } },
  lib: [
    { format: 'esm', dts: { bundle: true } },
    { format: 'cjs' },
  ],
});
