/**
 * Not part of `npm test`, because it fetches some 30 MB of other tools: run it after a change to the Svelte example.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { WEBSITE } from './docs-page.ts';
import { readTree, runScript } from './rebuild-example.ts';

const TIMEOUT_MS = 300_000;
const EXAMPLE = join(WEBSITE, 'examples/solution-svelte');
/** svelte2tsx needs TypeScript 5 or 6, which beside version 7 would change what the other examples are built with. */
const TOOLS = ['svelte2tsx@0.7.62', 'typescript@6.0.3', 'svelte@5.57.3', '@rslib/core@1.0.1'];

test(
  'the declaration files of the Svelte example are those that its script generates',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'svelte-types-'));
    try {
      for (const name of ['src', 'tsconfig.json', 'build-types.mjs']) {
        cpSync(join(EXAMPLE, name), join(folder, name), { recursive: true });
      }
      writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
      const install = `npm install --no-audit --no-fund ${TOOLS.join(' ')}`;
      expect(await runScript(`${install} && node build-types.mjs`, folder)).toMatchObject({ code: 0 });
      expect(readTexts(join(folder, 'dist'))).toEqual(readTexts(join(EXAMPLE, 'types')));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  TIMEOUT_MS,
);

function readTexts(folder: string): Record<string, string> {
  return Object.fromEntries([...readTree(folder)].map(([name, bytes]) => [name, bytes.toString('utf8')]));
}
