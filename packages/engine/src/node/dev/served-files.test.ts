import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { isPlainPath, loadServedFile } from './served-files.ts';

const dir = mkdtempSync(join(tmpdir(), 'quire-served-'));
const folder = join(dir, 'public');
mkdirSync(join(folder, 'sub'), { recursive: true });
mkdirSync(join(dir, 'public-private'));
writeFileSync(join(folder, 'logo.svg'), 'logo');
writeFileSync(join(dir, 'secret'), 'secret');
writeFileSync(join(dir, 'public-private', 'secret'), 'secret');
symlinkSync(join(dir, 'secret'), join(folder, 'link'));
symlinkSync(dir, join(folder, 'up'));
symlinkSync(join(folder, 'logo.svg'), join(folder, 'sub', 'same.svg'));

const load = async (path: string) => (await loadServedFile(folder, path))?.toString();

test('files of the folder are served', async () => {
  expect(await load('/logo.svg')).toBe('logo');
});

test.each([
  '/../secret',
  '/sub/../../secret',
  '/link',
  '/sub/same.svg',
  '/up/secret',
  '/up/public-private/secret',
  '/../public-private/secret',
  '/sub',
  '/',
  '/none',
  '/logo.svg\0.png',
  '\\..\\secret',
])('%s is not', async (path) => {
  expect(await load(path)).toBeUndefined();
});

test.each([
  ['/a/b.c', true],
  ['/a..b', true],
  ['/..', false],
  ['/./a', false],
  ['/a\\b', false],
  ['/a\0', false],
])('%j names what it seems to name: %s', (path, plain) => {
  expect(isPlainPath(path)).toBe(plain);
});
