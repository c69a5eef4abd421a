import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, expect, test } from '@rstest/core';
import { createSite } from '../../../test/temporary-site.ts';
import { createTreeWatcher, type TreeWatcher } from './watch-tree.ts';

let watcher: TreeWatcher | undefined;

afterEach(() => watcher?.close());

function watchFolder(follows?: (link: string) => boolean) {
  const dir = createSite({ 'guide/page.md': '# Page' });
  const seen = new Set<string>();
  const waiting: Array<() => void> = [];
  watcher = createTreeWatcher((files) => {
    for (const file of files) seen.add(file);
    for (const check of waiting.splice(0)) check();
  }, follows);
  watcher.addTree(dir);
  /** Ends when a file is reported. */
  const until = async (path: string) => {
    const file = resolve(dir, path);
    while (!seen.has(file)) await new Promise<void>((changed) => waiting.push(changed));
  };
  const write = (path: string, text: string) => {
    writeFileSync(resolve(dir, path), text);
    return until(path);
  };
  return { dir, seen, until, write };
}

test('a file that changes, a file that is new, and a file that goes are reported', async () => {
  const { dir, seen, until, write } = watchFolder();
  await write('guide/page.md', '# Other');
  await write('guide/new.md', '# New');
  seen.clear();
  rmSync(join(dir, 'guide', 'new.md'));
  await until('guide/new.md');
});

test('files of a folder that takes the place of another are reported, and those of new folders in it', async () => {
  const { dir, seen, until, write } = watchFolder();
  mkdirSync(join(dir, 'docs'));
  await until('docs');
  mkdirSync(join(dir, 'other'));
  renameSync(join(dir, 'docs'), join(dir, 'former'));
  renameSync(join(dir, 'other'), join(dir, 'docs'));
  await until('former');
  seen.clear();
  mkdirSync(join(dir, 'docs', 'new'));
  await write('docs/new/page.md', '# Page');
  await write('former/old.md', '# Old');
});

test('files of a folder that comes with all it holds are reported, and changed later', async () => {
  const { dir, seen, until, write } = watchFolder();
  const elsewhere = createSite({ 'new/deep/page.md': '# Page' });
  renameSync(join(elsewhere, 'new'), join(dir, 'new'));
  await until('new/deep/page.md');
  seen.clear();
  await write('new/deep/page.md', '# Other');
});

test('files behind a link are reported by the name of the link, and a loop of links ends', async () => {
  const elsewhere = createSite({ 'page.md': '# Page' });
  symlinkSync('.', join(elsewhere, 'loop'));
  symlinkSync('self', join(elsewhere, 'self'));
  const { dir, seen, until } = watchFolder(() => true);
  symlinkSync(elsewhere, join(dir, 'linked'));
  await until('linked/page.md');
  seen.clear();
  writeFileSync(join(elsewhere, 'page.md'), '# Other');
  await until('linked/page.md');
});

test('installed packages are not looked at, and of a single file only the file', async () => {
  const { dir, seen, write } = watchFolder();
  const other = createSite({});
  watcher?.addFile(join(other, 'site.config.mjs'));
  writeFileSync(join(dir, 'node_modules', 'x.md'), '');
  writeFileSync(join(other, 'neighbor'), '');
  await write(join(other, 'site.config.mjs'), '');
  expect([...seen].filter((file) => /node_modules|neighbor/.test(file))).toEqual([]);
});

test('single files of one folder are reported, the others in it are not', async () => {
  const { seen, write } = watchFolder();
  const elsewhere = createSite({});
  for (const name of ['a.txt', 'b.txt']) watcher?.addFile(join(elsewhere, name));
  writeFileSync(join(elsewhere, 'c.txt'), 'c');
  await write(join(elsewhere, 'b.txt'), 'b');
  await write(join(elsewhere, 'a.txt'), 'a');
  await write('guide/page.md', '# Last');
  expect(seen.has(join(elsewhere, 'c.txt'))).toBe(false);
});

test('a folder and a file that do not exist are reported when they are created, and again after they were removed', async () => {
  const { seen, until, write } = watchFolder();
  const site = createSite({});
  watcher?.addTree(join(site, 'public'));
  watcher?.addFile(join(site, 'parts', 'theme', 'index.tsx'));
  for (const round of ['first', 'second']) {
    seen.clear();
    mkdirSync(join(site, 'public', 'icons'), { recursive: true });
    await write(join(site, 'public', 'icons', 'a.svg'), round);
    mkdirSync(join(site, 'parts'));
    await write('guide/page.md', round);
    mkdirSync(join(site, 'parts', 'theme'));
    await write(join(site, 'parts', 'theme', 'index.tsx'), round);
    seen.clear();
    await write(join(site, 'public', 'icons', 'a.svg'), `${round}, changed`);
    rmSync(join(site, 'public'), { recursive: true });
    await until(join(site, 'public'));
    rmSync(join(site, 'parts'), { recursive: true });
    await until(join(site, 'parts'));
  }
});

test('folders that another program removes while they are added are skipped', async () => {
  const { dir, write } = watchFolder();
  const churn = 'for i in $(seq 400); do mkdir -p new/a/b/c; mv new old; rm -r old; done';
  await once(spawn('sh', ['-c', churn], { cwd: dir }), 'close');
  await write('guide/page.md', '# Later');
});
