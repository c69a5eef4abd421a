import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { createSite, writeFiles } from '../../../test/temporary-site.ts';
import { areSameFiles, type FileStamps, settleStamps, stampTrees } from './file-stamps.ts';

const stamp = (folder: string): FileStamps => {
  const stamps = stampTrees([{ folder, isIgnored: (_, name) => name === 'node_modules' }]);
  if (!stamps) throw new Error('There is something that has no stamp.');
  return stamps;
};

/** A moment in which all files are old. */
const LATER_MS = Date.now() + 3_600_000;

test('files are the same until one is written, added or removed', () => {
  const dir = createSite({ 'a.md': 'a', 'sub/b.md': 'b', 'node_modules/c.md': 'c' });
  const kept = settleStamps(stamp(dir), LATER_MS);
  expect([...kept.keys()].sort()).toEqual([join(dir, 'a.md'), join(dir, 'sub/b.md')]);
  expect(areSameFiles(kept, stamp(dir))).toBe(true);
  writeFiles(dir, { 'node_modules/c.md': 'other' });
  expect(areSameFiles(kept, stamp(dir))).toBe(true);
  writeFiles(dir, { 'a.md': 'aa' });
  expect(areSameFiles(kept, stamp(dir))).toBe(false);
  writeFiles(dir, { 'sub/new.md': '' });
  expect(areSameFiles(settleStamps(stamp(dir), LATER_MS), stamp(dir))).toBe(true);
  expect(areSameFiles(new Map([...stamp(dir)].slice(1)), stamp(dir))).toBe(false);
});

test('a file that was written a moment ago is known by its text: its next stamp may be the same', () => {
  const dir = createSite({ 'a.md': 'first' });
  const stamps = stamp(dir);
  const kept = settleStamps(stamps, Date.now());
  expect(areSameFiles(kept, stamps)).toBe(true);
  writeFiles(dir, { 'a.md': 'other' });
  expect(areSameFiles(kept, stamps)).toBe(false);
});

test('a symbolic link says nothing about the file that it leads to, and a folder that does not exist has no files', () => {
  const dir = createSite({ 'a.md': 'first' });
  symlinkSync(join(dir, 'a.md'), join(dir, 'b.md'));
  expect(stampTrees([{ folder: dir, isIgnored: () => false }])).toBeUndefined();
  expect(stampTrees([{ folder: '/nowhere/at/all', isIgnored: () => false }])).toEqual(new Map());
});
