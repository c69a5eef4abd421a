import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { pruneCacheFiles } from './cache-file.ts';
import { replaceFile } from './write-file.ts';

/** So long, and so often, that a reader meets the middle of writing. */
const LENGTH = 4_000_000;
const REPLACEMENTS = 40;

let dir: string;
let file: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'quire-write-file-'));
  file = join(dir, 'entry.js');
});

afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** Reads the file of its first argument until it is gone, and prints each length and letter that it saw. */
const READER = `
  const { readFileSync } = require('node:fs');
  const found = new Set();
  let sent = 0;
  try {
    for (;;) {
      const text = readFileSync(process.argv[1], 'utf8');
      found.add(text.length + ' of ' + text[0]);
      if (sent < found.size) process.send(found.size);
      sent = found.size;
    }
  } catch {
    console.log([...found].sort().join());
  }
`;

test('a file that is replaced over and over is whole whenever another process reads it', async () => {
  replaceFile(file, 'a'.repeat(LENGTH));
  const reader = spawn(process.execPath, ['--eval', READER, file], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const printed = text(reader.stdout as Readable);
  await once(reader, 'message');
  for (const letter of 'ab'.repeat(REPLACEMENTS / 2)) replaceFile(file, letter.repeat(LENGTH));
  await once(reader, 'message');
  rmSync(file);
  expect(await printed).toBe(`${LENGTH} of a,${LENGTH} of b\n`);
});

test('a file that cannot be written is named, and nothing of it stays', () => {
  const long = join(dir, 'a'.repeat(300));
  expect(() => replaceFile(long, 'a')).toThrow(`${long}.${process.pid}`);
  expect(readdirSync(dir)).toEqual([]);
});

test('what an interrupted process has left is removed, what a running one is writing stays', async () => {
  const child = spawn(process.execPath, ['--eval', '']);
  await once(child, 'close');
  for (const name of ['entry.js', `entry.js.${child.pid}`, `entry.js.${process.ppid}`])
    replaceFile(join(dir, name), '');
  pruneCacheFiles(dir);
  expect(readdirSync(dir).sort()).toEqual(['entry.js', `entry.js.${process.ppid}`]);
});
