import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@rstest/core';
import { loadGitDates } from './git-dates.ts';

const parent = realpathSync(mkdtempSync(join(tmpdir(), 'quire-dates-')));
const whole = join(parent, 'whole');

function git(folder: string, date: string, ...args: string[]): void {
  const author = { GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@example.com', GIT_AUTHOR_DATE: date };
  const committer = { GIT_COMMITTER_NAME: 'A', GIT_COMMITTER_EMAIL: 'a@example.com', GIT_COMMITTER_DATE: date };
  execFileSync('git', args, { cwd: folder, stdio: 'pipe', env: { ...process.env, ...author, ...committer } });
}

mkdirSync(join(whole, 'docs'), { recursive: true });
git(whole, '', 'init', '--quiet');
for (const [file, date] of [
  ['old.md', '2024-01-02T03:04:05Z'],
  ['中文.md', '2025-06-07T08:09:10Z'],
] as const) {
  writeFileSync(join(whole, 'docs', file), '# Page\n');
  git(whole, date, 'add', '.');
  git(whole, date, 'commit', '--quiet', '--message', file);
}

test('each page has the date of the commit that changed it last, whatever its name', async () => {
  const { dates, warning } = await loadGitDates(join(whole, 'docs'));
  const dateOf = (file: string) => new Date(dates.get(join(whole, 'docs', file)) ?? '').toISOString();
  expect(dateOf('old.md')).toBe('2024-01-02T03:04:05.000Z');
  expect(dateOf('中文.md')).toBe('2025-06-07T08:09:10.000Z');
  expect(warning).toBeUndefined();
});

test('a shallow clone would have false dates, so it has none, and a warning says how to get them', async () => {
  git(parent, '', 'clone', '--quiet', '--depth', '1', pathToFileURL(whole).href, 'shallow');
  const { dates, warning } = await loadGitDates(join(parent, 'shallow', 'docs'));
  expect(dates.size).toBe(0);
  expect(warning).toContain('fetch-depth: 0');
});

test('a folder without a history has no dates', async () => {
  const { dates, warning } = await loadGitDates(mkdtempSync(join(tmpdir(), 'quire-dates-')));
  expect(dates.size).toBe(0);
  expect(warning).toBeUndefined();
});
