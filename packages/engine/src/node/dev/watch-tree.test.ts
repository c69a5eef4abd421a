import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@rstest/core';
import { createTreeWatcher, type TreeWatcher } from './watch-tree.ts';

let watcher: TreeWatcher | undefined;

afterEach(() => watcher?.close());

function watchFolder(follows?: (link: string) => boolean) {
  const dir = mkdtempSync(join(tmpdir(), 'quire-watch-'));
  mkdirSync(join(dir, 'guide'));
  writeFileSync(join(dir, 'guide', 'page.md'), '# Page');
  const seen = new Set<string>();
  const waiting: Array<() => void> = [];
  watcher = createTreeWatcher((files) => {
    for (const file of files) seen.add(file);
    for (const check of waiting.splice(0)) check();
  }, follows);
  watcher.addTree(dir);
  const until = async (file: string) => {
    while (!seen.has(file)) await new Promise<void>((resolve) => waiting.push(resolve));
    return true;
  };
  return { dir, seen, until };
}

test('a file that changes, a file that is new, and a file that goes are reported', async () => {
  const { dir, seen, until } = watchFolder();
  writeFileSync(join(dir, 'guide', 'page.md'), '# Other');
  expect(await until(join(dir, 'guide', 'page.md'))).toBe(true);
  writeFileSync(join(dir, 'guide', 'new.md'), '# New');
  expect(await until(join(dir, 'guide', 'new.md'))).toBe(true);
  seen.clear();
  rmSync(join(dir, 'guide', 'new.md'));
  expect(await until(join(dir, 'guide', 'new.md'))).toBe(true);
});

test('files of a folder that takes the place of another are reported, and those of new folders in it', async () => {
  const { dir, seen, until } = watchFolder();
  mkdirSync(join(dir, 'docs'));
  expect(await until(join(dir, 'docs'))).toBe(true);
  mkdirSync(join(dir, 'other'));
  renameSync(join(dir, 'docs'), join(dir, 'former'));
  renameSync(join(dir, 'other'), join(dir, 'docs'));
  expect(await until(join(dir, 'former'))).toBe(true);
  seen.clear();
  mkdirSync(join(dir, 'docs', 'new'));
  writeFileSync(join(dir, 'docs', 'new', 'page.md'), '# Page');
  expect(await until(join(dir, 'docs', 'new', 'page.md'))).toBe(true);
  writeFileSync(join(dir, 'former', 'old.md'), '# Old');
  expect(await until(join(dir, 'former', 'old.md'))).toBe(true);
});

test('files of a folder that comes with all it holds are reported, and changed later', async () => {
  const { dir, seen, until } = watchFolder();
  const elsewhere = mkdtempSync(join(tmpdir(), 'quire-watch-'));
  mkdirSync(join(elsewhere, 'new', 'deep'), { recursive: true });
  writeFileSync(join(elsewhere, 'new', 'deep', 'page.md'), '# Page');
  renameSync(join(elsewhere, 'new'), join(dir, 'new'));
  expect(await until(join(dir, 'new', 'deep', 'page.md'))).toBe(true);
  seen.clear();
  writeFileSync(join(dir, 'new', 'deep', 'page.md'), '# Other');
  expect(await until(join(dir, 'new', 'deep', 'page.md'))).toBe(true);
});

test('files behind a link are reported by the name of the link, and a loop of links ends', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'quire-watch-'));
  writeFileSync(join(elsewhere, 'page.md'), '# Page');
  symlinkSync('.', join(elsewhere, 'loop'));
  symlinkSync('self', join(elsewhere, 'self'));
  const { dir, seen, until } = watchFolder(() => true);
  symlinkSync(elsewhere, join(dir, 'linked'));
  expect(await until(join(dir, 'linked', 'page.md'))).toBe(true);
  seen.clear();
  writeFileSync(join(elsewhere, 'page.md'), '# Other');
  expect(await until(join(dir, 'linked', 'page.md'))).toBe(true);
});

test('installed packages are not looked at, and of a single file only the file', async () => {
  const { dir, seen, until } = watchFolder();
  const other = mkdtempSync(join(tmpdir(), 'quire-watch-'));
  watcher?.addFile(join(other, 'site.config.mjs'));
  mkdirSync(join(dir, 'node_modules'));
  writeFileSync(join(dir, 'node_modules', 'x.md'), '');
  writeFileSync(join(other, 'neighbor'), '');
  writeFileSync(join(other, 'site.config.mjs'), '');
  expect(await until(join(other, 'site.config.mjs'))).toBe(true);
  expect([...seen].filter((file) => /node_modules|neighbor/.test(file))).toEqual([]);
});

test('single files of one folder are reported, the others in it are not', async () => {
  const { dir, seen, until } = watchFolder();
  const elsewhere = mkdtempSync(join(tmpdir(), 'quire-watch-'));
  for (const name of ['a.txt', 'b.txt']) watcher?.addFile(join(elsewhere, name));
  writeFileSync(join(elsewhere, 'c.txt'), 'c');
  writeFileSync(join(elsewhere, 'b.txt'), 'b');
  expect(await until(join(elsewhere, 'b.txt'))).toBe(true);
  writeFileSync(join(elsewhere, 'a.txt'), 'a');
  expect(await until(join(elsewhere, 'a.txt'))).toBe(true);
  writeFileSync(join(dir, 'guide', 'page.md'), '# Last');
  expect(await until(join(dir, 'guide', 'page.md'))).toBe(true);
  expect(seen.has(join(elsewhere, 'c.txt'))).toBe(false);
});

test('a folder and a file that do not exist are reported when they are created, and again after they were removed', async () => {
  const { dir, seen, until } = watchFolder();
  const site = mkdtempSync(join(tmpdir(), 'quire-watch-'));
  watcher?.addTree(join(site, 'public'));
  watcher?.addFile(join(site, 'parts', 'theme', 'index.tsx'));
  for (const round of ['first', 'second']) {
    seen.clear();
    mkdirSync(join(site, 'public', 'icons'), { recursive: true });
    writeFileSync(join(site, 'public', 'icons', 'a.svg'), round);
    expect(await until(join(site, 'public', 'icons', 'a.svg'))).toBe(true);
    mkdirSync(join(site, 'parts'));
    writeFileSync(join(dir, 'guide', 'page.md'), round);
    expect(await until(join(dir, 'guide', 'page.md'))).toBe(true);
    mkdirSync(join(site, 'parts', 'theme'));
    writeFileSync(join(site, 'parts', 'theme', 'index.tsx'), round);
    expect(await until(join(site, 'parts', 'theme', 'index.tsx'))).toBe(true);
    seen.clear();
    writeFileSync(join(site, 'public', 'icons', 'a.svg'), `${round}, changed`);
    expect(await until(join(site, 'public', 'icons', 'a.svg'))).toBe(true);
    rmSync(join(site, 'public'), { recursive: true });
    expect(await until(join(site, 'public'))).toBe(true);
    rmSync(join(site, 'parts'), { recursive: true });
    expect(await until(join(site, 'parts'))).toBe(true);
  }
});
