import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { watchPages } from './page-watch.ts';

test('a process that stops watching for one site still knows the page of another one', () => {
  const dir = mkdtempSync(join(tmpdir(), 'quire-watch-'));
  const [last, next] = [watchPages(dir), watchPages(dir)];
  next.setPage('guide/a.md');
  last.close();
  expect(readdirSync(dir).map((name) => readFileSync(join(dir, name), 'utf8'))).toEqual(['guide/a.md']);
  next.close();
  expect(readdirSync(dir)).toEqual([]);
});
