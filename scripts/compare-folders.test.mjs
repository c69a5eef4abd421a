import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { findDifferences } from './compare-folders.mjs';

function makeFolder(files) {
  const folder = mkdtempSync(join(tmpdir(), 'quire-compare-'));
  mkdirSync(join(folder, 'sub'));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

test('files that differ or are missing in one folder are listed, including empty ones', () => {
  const left = makeFolder({ same: 'x', 'sub/changed': 'a', 'only-left': '' });
  const right = makeFolder({ same: 'x', 'sub/changed': 'b', 'only-right': '' });
  expect(findDifferences(left, right)).toEqual(['only-left', 'only-right', 'sub/changed']);
  expect(findDifferences(left, left)).toEqual([]);
  rmSync(left, { recursive: true });
  rmSync(right, { recursive: true });
});
