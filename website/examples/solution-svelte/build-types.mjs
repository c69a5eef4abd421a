import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emitDts } from 'svelte2tsx';

await emitDts({
  libRoot: resolve('src'),
  declarationDir: resolve('dist'),
  tsconfig: resolve('tsconfig.json'),
  svelteShimsPath: fileURLToPath(import.meta.resolve('svelte2tsx/svelte-shims-v4.d.ts')),
});
