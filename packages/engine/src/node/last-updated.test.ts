import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from '@rstest/core';
import { commitAll, runGit } from '../../test/git.ts';
import { openOutput, quire, quireWith, writeSite } from '../../test/run-quire.ts';

const parent = realpathSync(mkdtempSync(join(tmpdir(), 'quire-updated-')));
const whole = join(parent, 'whole');

beforeAll(() => {
  mkdirSync(join(whole, 'docs'), { recursive: true });
  const config = { title: 'Dated', search: false, themeConfig: { lastUpdated: true } };
  writeFileSync(join(whole, 'site.config.mjs'), `export default ${JSON.stringify(config)};\n`);
  writeFileSync(join(whole, 'README.md'), '# Page\n\nText.\n');
  runGit(whole, 'init', '--quiet');
  commitAll(whole, '2024-01-02T03:04:05Z');
  symlinkSync('../README.md', join(whole, 'docs/index.md'));
  writeFileSync(join(whole, 'docs/中"文.md'), '# 中文\n');
  commitAll(whole, '2025-06-07T08:09:10Z');
  runGit(parent, 'clone', '--quiet', '--depth', '1', pathToFileURL(whole).href, 'shallow');
});

test('a page says when it was last changed, in words and for machines, whatever its name, also of a link the date of its file', async () => {
  const { outDir, read } = openOutput('dated');
  const { stdout, stderr } = await quire('build', whole, '--out', outDir);
  expect(read('index.html')).toMatch(
    /Last Updated(?:<!-- -->)? <time dateTime="2024-01-02T03:04:05[^"]*">January 2, 2024<\/time>/i,
  );
  expect(read('中"文.html')).toContain('<time dateTime="2025-06-07T08:09:10');
  expect(stdout + stderr).not.toContain('shallow');
});

test('built from a shallow clone it says nothing, and the build says why', async () => {
  const { outDir, read } = openOutput('undated');
  const { code, stdout, stderr } = await quire('build', join(parent, 'shallow'), '--out', outDir);
  expect(code).toBe(0);
  expect(stdout + stderr).toMatch(/The git history is shallow[\s\S]*fetch-depth: 0/);
  expect(read('index.html')).not.toContain('Last Updated');
});

test('built without a repository, or in that of another user, it says nothing either, and the build says why', async () => {
  const dir = writeSite({
    'docs/index.md': '# Page\n',
    'site.config.mjs': 'export default { themeConfig: { lastUpdated: true } };\n',
  });
  const { code, stderr } = await quire('build', dir);
  expect(code).toBe(0);
  expect(stderr).toMatch(/Git has no dates of the files: not a git repository[\s\S]*Install git/);
  const foreign = await quireWith({ GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' }, 'build', whole, '--out', join(dir, 'dist'));
  expect(foreign.stderr).toMatch(/dubious ownership .*: git config .*safe\.directory/);
});
