import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { hashFile } from './hash-file.ts';
import { createKeptFiles, currentFiles } from './kept-files.ts';

let dir: string;
let file: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'kept-files-'));
  file = join(dir, 'sample.ts');
  writeFileSync(file, 'first\n');
});
afterEach(() => rmSync(dir, { recursive: true }));

for (const [name, create] of [
  ['current', () => currentFiles],
  ['kept', createKeptFiles],
] as const) {
  test(`files that are ${name} have their text, bytes and hash`, () => {
    writeFileSync(file, 'größer\n');
    const files = create();
    expect(files.load(file)).toEqual({ text: 'größer\n', bytes: 9, hash: hashFile(file) });
    expect(files.hash(file)).toBe(hashFile(file));
    symlinkSync(file, join(dir, 'link.ts'));
    expect(files.findReal(join(dir, 'link.ts'))).toBe(files.findReal(file));
  });

  test(`files that are ${name} fail as those of Node do`, () => {
    const files = create();
    mkdirSync(join(dir, 'folder'));
    expect(() => files.load(join(dir, 'folder'))).toThrow(/EISDIR/);
    expect(() => files.load(join(dir, 'none'))).toThrow(/ENOENT/);
    expect(() => files.findReal(join(dir, 'none'))).toThrow(/ENOENT/);
    expect(files.hash(join(dir, 'none'))).toBe('');
  });
}

test('a kept file stays what it was, for its hash too; a current one follows the disk', () => {
  const kept = createKeptFiles();
  const [first, hash] = [kept.load(file), hashFile(file)];
  writeFileSync(file, 'second\n');
  expect(kept.load(file)).toBe(first);
  expect(kept.hash(file)).toBe(hash);
  expect(currentFiles.load(file).text).toBe('second\n');
  expect(currentFiles.hash(file)).toBe(hashFile(file));
});

test('a large file is not kept, and each text has its own hash', () => {
  const kept = createKeptFiles();
  writeFileSync(file, 'x'.repeat(17 * 1024 * 1024));
  const first = hashFile(file);
  expect(kept.load(file).hash).toBe(first);
  writeFileSync(file, 'second\n');
  expect(kept.load(file)).toMatchObject({ text: 'second\n', hash: hashFile(file) });
});

test('a kept file that has no hash stays without; what has thrown is tried again', () => {
  const kept = createKeptFiles();
  const late = join(dir, 'late');
  expect(kept.hash(late)).toBe('');
  expect(() => kept.findReal(late)).toThrow(/ENOENT/);
  writeFileSync(late, '');
  expect(kept.hash(late)).toBe('');
  expect(kept.findReal(late)).toBe(currentFiles.findReal(late));
});
