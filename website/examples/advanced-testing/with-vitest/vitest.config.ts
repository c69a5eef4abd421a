import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  define: { __UNIT__: JSON.stringify('ms') },
  test: { include: ['tests/**/*.test.ts'] },
});
