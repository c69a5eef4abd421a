import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{}],
  tools: { swc: { jsc: { transform: { react: { runtime: 'classic' } } } } },
});
