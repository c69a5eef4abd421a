/** What the page about WebAssembly says of options and imports that no example shows, tried with Rslib. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@rstest/core';
import { configure, withBuild } from './build-project.ts';
import { testClaims } from './claims.ts';
import { runScript } from './rebuild-example.ts';

const test = testClaims(import.meta.filename);

/** A module that exports `add`. */
const MODULE = 'AGFzbQEAAAABBwFgAn9/AX8DAgEABwcBA2FkZAAACgkBBwAgACABags=';

/** Builds a source that imports the module, by the items that are given as source text. */
async function build(name: string, items: string[], source: string) {
  let result = { code: 1 as number | null, output: '', printed: '' };
  await withBuild(
    `wasm-${name}`,
    { 'rslib.config.ts': configure(...items), 'src/index.ts': '' },
    async ({ folder }) => {
      mkdirSync(join(folder, 'src'), { recursive: true });
      writeFileSync(join(folder, 'src/add.wasm'), Buffer.from(MODULE, 'base64'));
      writeFileSync(join(folder, 'src/index.ts'), source);
      const { code, output } = await runScript('rm -rf dist && rslib', folder);
      const { output: printed } = await runScript('cat dist/index.* && find dist -type f', folder);
      result = { code, output, printed };
    },
  );
  return result;
}

const IMPORT = "import { add } from './add.wasm';\nexport const two = add(1, 1);\n";

test('a bundle cannot preserve the import, bundleless output can compile it, and false leaves it without a file', async () => {
  const preserved = await build('preserve', ["{ wasm: { mode: 'preserve' } }"], IMPORT);
  expect(preserved.code).toBe(1);
  const compiled = await build('compile', ["{ bundle: false, wasm: { mode: 'compile' } }"], IMPORT);
  expect([compiled.code, compiled.printed.includes('static/wasm/')]).toEqual([0, true]);
  const untouched = await build('false', ['{ wasm: false }'], IMPORT);
  expect(untouched.code).toBe(0);
  expect(untouched.printed).toContain('from "./add.wasm"');
  expect(untouched.printed).not.toMatch(/\.wasm$/m);
});

test.each(['url', 'inline'])('the query ?%s fails the build', async (query) => {
  const { output, printed, code } = await build(
    `query-${query}`,
    ['{}'],
    `import module from './add.wasm?${query}';\nexport { module };\n`,
  );
  expect([code, output + printed]).toEqual([1, expect.stringContaining("export 'default'")]);
});
