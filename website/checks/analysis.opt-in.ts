/** Rsdoctor, which the page about bundle analysis configures, fetched from npm. Not part of `npm test`, like `migrations.opt-in.ts`. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { WEBSITE } from './docs-page.ts';
import { runScript } from './rebuild-example.ts';

const EXAMPLE = join(WEBSITE, 'examples/advanced-bundle-analysis');
const TIMEOUT_MS = 600_000;

test(
  'the build with Rsdoctor ends, writes one file next to dist, and gives the same output',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rsdoctor-'));
    for (const part of ['src', 'tsconfig.json']) cpSync(join(EXAMPLE, part), join(folder, part), { recursive: true });
    cpSync(join(EXAMPLE, 'with-rsdoctor'), folder, { recursive: true });
    const readOutput = () => readFileSync(join(folder, 'dist/index.js'), 'utf8');
    try {
      const plain = await runScript('npm install --no-audit --no-fund && npm run build', folder);
      expect([plain.code, plain.output]).toEqual([0, plain.output]);
      const before = readOutput();
      // Rsdoctor does not exit if it detects a test.
      const analyzed = await runScript('env -u RSTEST npm run analyze', folder);
      expect([analyzed.code, analyzed.output]).toEqual([0, analyzed.output]);
      expect(existsSync(join(folder, 'analysis/rsdoctor-report.html'))).toBe(true);
      expect(existsSync(join(folder, 'dist/.rsdoctor'))).toBe(false);
      expect(readOutput()).toBe(before);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  TIMEOUT_MS,
);
