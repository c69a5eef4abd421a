import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { openWorkFolder } from './work-folder.ts';

test('each server has its own folder; what a killed one left is removed, what a running one uses is not', () => {
  const cacheDir = mkdtempSync(join(tmpdir(), 'quire-work-'));
  const left = join(cacheDir, 'dev', '1-0');
  const running = join(cacheDir, 'dev', '2-0');
  for (const dir of [left, running]) mkdirSync(dir, { recursive: true });
  const isRunning = (pid: number) => pid !== 1;
  const [first, second] = [openWorkFolder(cacheDir, isRunning), openWorkFolder(cacheDir, isRunning)];
  writeFileSync(join(first.dir, 'file'), '');
  expect(first.dir).not.toBe(second.dir);
  expect([left, running, first.dir, second.dir].map((dir) => existsSync(dir))).toEqual([false, true, true, true]);
  first.remove();
  expect([existsSync(first.dir), existsSync(second.dir)]).toEqual([false, true]);
});

test('the folder of a site that still runs is never given to the next, whichever ended before', () => {
  const cacheDir = mkdtempSync(join(tmpdir(), 'quire-work-'));
  const first = openWorkFolder(cacheDir);
  const second = openWorkFolder(cacheDir);
  first.remove();
  rmSync(cacheDir, { recursive: true });
  const third = openWorkFolder(cacheDir);
  second.remove();
  expect([second.exists(), third.exists()]).toEqual([false, true]);
});
