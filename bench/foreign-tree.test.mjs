import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@rstest/core';

const QUIRE = fileURLToPath(new URL('../packages/engine/bin/quire.mjs', import.meta.url));

/** A package with a docs tree that was written for Rspress. */
const PACKAGE = dirname(createRequire(import.meta.url).resolve('@modern-js/builder-doc/package.json'));

test('a published docs tree for Rspress builds unchanged, in both languages', async () => {
  const dir = join(mkdtempSync(join(tmpdir(), 'quire-foreign-')), 'site');
  cpSync(PACKAGE, dir, { recursive: true });
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [QUIRE, 'build', dir]);
  expect(stdout + stderr).toMatch(/✓ 20 pages in /);
  expect(stderr).toContain('replaceRules');
  expect(stderr).toContain('markdown.experimentalMdxRs');
  const read = (path) => readFileSync(join(dir, 'dist', path), 'utf8');
  for (const [path, lang] of [
    ['api/config-source.html', 'zh-CN'],
    ['en/api/config-source.html', 'en'],
  ]) {
    expect(read(path)).toContain(`<html lang="${lang}"`);
    expect(read(path)).toContain('<h2 id="sourcealias"');
    expect(read(path)).toMatch(/<pre>.*<span class=/s);
  }
});
