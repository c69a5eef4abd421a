import { defineConfig } from 'tsup';

export default defineConfig([
  {
    entry: ['src/index.ts'],
    format: ['esm', 'cjs'],
    dts: true,
    clean: true,
    shims: true,
    target: 'node18',
  },
  {
    entry: { cli: 'src/cli.ts' },
    format: 'esm',
    target: 'node18',
  },
]);
