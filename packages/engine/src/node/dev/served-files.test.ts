import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { DEV_CLIENT_FILE } from '../files/client-package.ts';
import { isPlainPath, loadServedFile } from './served-files.ts';

const dir = mkdtempSync(join(tmpdir(), 'quire-served-'));
const folder = join(dir, 'site/public');
mkdirSync(join(folder, 'sub'), { recursive: true });
mkdirSync(join(dir, 'site/public-private'));
writeFileSync(join(folder, 'logo.svg'), 'logo');
writeFileSync(join(dir, 'secret'), 'secret');
writeFileSync(join(dir, 'site/public-private', 'secret'), 'secret');
symlinkSync(join(dir, 'secret'), join(folder, 'link'));
symlinkSync(dir, join(folder, 'up'));
symlinkSync(join(folder, 'logo.svg'), join(folder, 'sub', 'same.svg'));

const config = {
  siteDir: join(dir, 'site'),
  docsDir: join(dir, 'site/docs'),
  publicDir: folder,
  icon: '/tab.ico',
  iconFile: join(dir, 'site/art/tab.ico'),
};
mkdirSync(join(dir, 'site/art'));
writeFileSync(config.iconFile, 'icon');
const load = async (path: string) => (await loadServedFile(config, path))?.toString();

test('files of the folder are served, links that stay in the site too', async () => {
  expect(await load('/logo.svg')).toBe('logo');
  expect(await load('/sub/same.svg')).toBe('logo');
});

test('the icon is served from wherever the configuration says it is', async () => {
  expect(await load('/tab.ico')).toBe('icon');
});

test.each([
  '/../secret',
  '/sub/../../secret',
  '/link',
  '/up/secret',
  '/up/site/public-private/secret',
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

test('the script of the dev server imports nothing: it is served as it is', async () => {
  expect(readFileSync(DEV_CLIENT_FILE, 'utf8')).not.toMatch(/^\s*import\b|\bimport\(/m);
});
