import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { createKeptFiles, currentFiles } from './file-reader.ts';
import { hashFile } from './hash-file.ts';

let dir: string;
let file: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'file-reader-'));
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
    expect(files.read(file)).toEqual({ text: 'größer\n', bytes: 9, hash: hashFile(file) });
    expect(files.hash(file)).toBe(hashFile(file));
    symlinkSync(file, join(dir, 'link.ts'));
    expect(files.findReal(join(dir, 'link.ts'))).toBe(files.findReal(file));
  });

  test(`files that are ${name} fail as those of Node do`, () => {
    const files = create();
    mkdirSync(join(dir, 'folder'));
    expect(() => files.read(join(dir, 'folder'))).toThrow(/EISDIR/);
    expect(() => files.read(join(dir, 'none'))).toThrow(/ENOENT/);
    expect(() => files.findReal(join(dir, 'none'))).toThrow(/ENOENT/);
    expect(files.hash(join(dir, 'none'))).toBe('');
  });
}

test('a kept file stays what it was, for its hash too; a current one follows the disk', () => {
  const kept = createKeptFiles();
  const [first, hash] = [kept.read(file), hashFile(file)];
  writeFileSync(file, 'second\n');
  expect(kept.read(file)).toBe(first);
  expect(kept.hash(file)).toBe(hash);
  expect(currentFiles.read(file).text).toBe('second\n');
  expect(currentFiles.hash(file)).toBe(hashFile(file));
});

test('a large file is not kept, and keeps the hash of the text that was read', () => {
  const kept = createKeptFiles();
  writeFileSync(file, 'x'.repeat(17 * 1024 * 1024));
  const { hash } = kept.read(file);
  writeFileSync(file, 'second\n');
  expect(kept.read(file).text).toBe('second\n');
  expect(kept.hash(file)).not.toBe(hash);
});
