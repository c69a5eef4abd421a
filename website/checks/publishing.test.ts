/** What the page about publishing shows as printed by npm and publint. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@rstest/core';
import { testClaims } from './claims.ts';
import { withExampleCopy } from './copy-example.ts';
import { WEBSITE } from './docs-page.ts';
import { runScript } from './rebuild-example.ts';
import { findMissingLines } from './reproduce-error.ts';

const test = testClaims(import.meta.filename, ['basic-publishing']);

const EXAMPLE = join(WEBSITE, 'examples/basic-publishing');
const TIMEOUT_MS = 120_000;

test(
  'the archive and the result of publint are as shown',
  async () => {
    await withExampleCopy('basic-publishing', 'result', async (copy) => {
      const { code, output } = await runScript('npm run build && npm pack --dry-run', copy);
      expect([code, output]).toEqual([0, output]);
      expect(findMissingLines(readPrinted('publint'), output)).toEqual([]);
      expect(findMissingLines(readPrinted('pack'), output)).toEqual([]);
      expect(output).toContain('total files: 3');
    });
  },
  TIMEOUT_MS,
);

test(
  'publint reports conditions in a wrong order',
  async () => {
    await withExampleCopy('basic-publishing', 'order', async (copy) => {
      const file = join(copy, 'package.json');
      const manifest = JSON.parse(readFileSync(file, 'utf8'));
      manifest.exports['.'] = { default: './dist/index.js', types: './dist/index.d.ts' };
      writeFileSync(file, JSON.stringify(manifest));
      const { code, output } = await runScript('npm run build', copy);
      expect(code).toBe(1);
      expect(output).toContain('pkg.exports["."].types should be the first in the object');
      expect(readPrinted('publint-error')).toContain('pkg.exports["."].types should be the first in the object');
    });
  },
  TIMEOUT_MS,
);

function readPrinted(name: string): string {
  return readFileSync(join(EXAMPLE, `printed/${name}.txt`), 'utf8');
}
