/** What the page about monorepos says of types between packages, tried on its example. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@rstest/core';
import { testClaims } from './claims.ts';
import { withExampleCopy } from './copy-example.ts';
import { runScript } from './rebuild-example.ts';

const test = testClaims(import.meta.filename, ['advanced-monorepo']);

const INSTALL = 'npm install --offline --no-audit --no-fund';
const TIMEOUT_MS = 120_000;

test(
  'with references, one package is built from a clean checkout, and the types of the other with it',
  async () => {
    await withExampleCopy('advanced-monorepo', 'references', async (copy) => {
      const { code, output } = await runScript(`${INSTALL} && npm run build -w @acme/ui`, copy);
      expect([code, output]).toEqual([0, output]);
      expect(existsSync(join(copy, 'packages/core/dist/index.d.ts'))).toBe(true);
      expect(existsSync(join(copy, 'packages/core/dist/index.js'))).toBe(false);
      expect(readFileSync(join(copy, 'packages/ui/dist/index.js'), 'utf8')).toContain('"@acme/core"');
    });
  },
  TIMEOUT_MS,
);

test(
  'without references, a package whose dependency is not built fails with TS2307; with a condition for sources it does not',
  async () => {
    await withExampleCopy('advanced-monorepo', 'source', async (copy) => {
      edit(copy, 'packages/ui/rslib.config.ts', (text) => text.replace('{ build: true }', 'true'));
      edit(copy, 'packages/ui/tsconfig.json', (text) => text.replace(/,\s*"references".*\]/, ''));
      const before = await runScript(`${INSTALL} && npm run build -w @acme/ui`, copy);
      expect([before.code, before.output]).toEqual([1, expect.stringContaining("'@acme/core'")]);
      edit(copy, 'packages/core/package.json', (text) =>
        text.replace('"types":', '"@acme/source": "./src/index.ts", "types":'),
      );
      edit(copy, 'tsconfig.base.json', (text) =>
        text.replace('"composite": true,', '"customConditions": ["@acme/source"],'),
      );
      const after = await runScript('npm run build -w @acme/ui', copy);
      expect([after.code, after.output]).toEqual([0, after.output]);
      expect(existsSync(join(copy, 'packages/ui/dist/index.d.ts'))).toBe(true);
      expect(existsSync(join(copy, 'packages/core/dist'))).toBe(false);
    });
  },
  TIMEOUT_MS,
);

test(
  'what tsc keeps of a build is in dist, and is not published',
  async () => {
    await withExampleCopy('advanced-monorepo', 'pack', async (copy) => {
      const { output } = await runScript('npm run build && npm pack --dry-run -w @acme/core', copy);
      expect(existsSync(join(copy, 'packages/core/dist/.tsbuildinfo'))).toBe(true);
      expect(output).toContain('dist/index.d.ts');
      expect(output).not.toContain('.tsbuildinfo');
    });
  },
  TIMEOUT_MS,
);

function edit(copy: string, file: string, change: (text: string) => string): void {
  const before = readFileSync(join(copy, file), 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(join(copy, file), after);
}
