import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { createSite, writeFiles } from '../../test/temporary-site.ts';
import { findCacheDir } from './config/cache-dir.ts';
import { countFirstPages } from './site-thread.ts';

/** Files of Markdown in several folders. */
function createPages(count: number, folder = 'docs'): string {
  const names = Array.from(
    { length: count },
    (_, index) => `${folder}/${index % 3}/page-${index}.md${index % 2 ? 'x' : ''}`,
  );
  return createSite(Object.fromEntries(names.map((name) => [name, '# Page\n'])));
}

test('the thread of a site of some pages that was not built before is worth starting early', () => {
  expect(countFirstPages(createPages(8))).toBe(8);
});

test('what is beside the docs folder is not counted', () => {
  const dir = createPages(8);
  writeFiles(dir, Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`examples/${index}/readme.md`, ''])));
  expect(countFirstPages(dir)).toBe(8);
});

test('without a docs folder the pages are in the folder itself', () => {
  expect(countFirstPages(createPages(9, 'guide'))).toBe(9);
});

test.each([
  ['with a few pages', () => createPages(7)],
  ['whose Markdown is of packages', () => createPages(20, 'node_modules/package')],
  ['with more pages than one process builds', () => createPages(1501)],
  ['that is missing', () => join(createPages(1), 'missing')],
  ['that is a file', () => join(createPages(9), 'docs/0/page-0.md')],
  [
    'that was built before',
    () => {
      const dir = createPages(9);
      mkdirSync(join(findCacheDir(dir), 'content'), { recursive: true });
      return dir;
    },
  ],
])('a site %s has no thread before its configuration is read', (_, create) => {
  expect(countFirstPages(create())).toBe(0);
});
