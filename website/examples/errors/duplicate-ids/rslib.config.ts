import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ id: 'lib', format: 'esm' }, { id: 'lib', format: 'cjs' }],
});
