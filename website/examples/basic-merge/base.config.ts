import { defineConfig } from '@rslib/core';

export const base = defineConfig({
  syntax: 'es2022',
  lib: [{ id: 'esm', format: 'esm' }],
});
