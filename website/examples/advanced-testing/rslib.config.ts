import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { define: { __UNIT__: JSON.stringify('ms') } },
  lib: [{ format: 'esm', dts: true }, { format: 'cjs' }],
});
