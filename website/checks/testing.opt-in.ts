/** The test runners of the page about testing that are not installed here, fetched from npm. Not part of `npm test`, like `migrations.opt-in.ts`. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '@rstest/core';
import { WEBSITE } from './docs-page.ts';
import { runScript } from './rebuild-example.ts';

const EXAMPLE = join(WEBSITE, 'examples/advanced-testing');
const TESTS = ['unit', 'package'];
const TIMEOUT_MS = 600_000;

test.each(['with-adapter', 'with-vitest'])(
  'the tests of the example pass (%s)',
  async (setup) => {
    const folder = mkdtempSync(join(tmpdir(), `${setup}-`));
    for (const part of ['src', 'tests', 'tsconfig.json', 'rslib.config.ts']) {
      cpSync(join(EXAMPLE, part), join(folder, part), { recursive: true });
    }
    cpSync(join(EXAMPLE, setup), folder, { recursive: true });
    if (setup === 'with-vitest') for (const name of TESTS) importFromVitest(join(folder, `tests/${name}.test.ts`));
    try {
      const { code, output } = await runScript('npm install --no-audit --no-fund && npm test', folder);
      expect([code, output]).toEqual([0, output]);
      expect(stripVTControlCharacters(output)).toMatch(/Tests\s+9 passed/);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  TIMEOUT_MS,
);

function importFromVitest(filePath: string): void {
  writeFileSync(filePath, readFileSync(filePath, 'utf8').replace("'@rstest/core'", "'vitest'"));
}
