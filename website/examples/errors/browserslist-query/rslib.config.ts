import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ syntax: ['node18'] }],
});
