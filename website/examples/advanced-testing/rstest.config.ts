import { defineConfig } from '@rstest/core';

export default defineConfig({
  include: ['tests/**/*.test.ts'],
  source: { define: { __UNIT__: JSON.stringify('ms') } },
});
