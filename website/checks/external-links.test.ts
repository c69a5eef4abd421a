import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { loadAllSources, WEBSITE } from './docs-page.ts';

/** Links cannot be followed where the tests run: a new one is looked at by a person, and then listed. */
const LIST = join(WEBSITE, 'checks/external-links.txt');

test('every external link is in the list of those that were looked at, and no other is', () => {
  const found = loadAllSources().flatMap((page) => page.links.map(({ href }) => href));
  const external = [...new Set(found.filter((href) => /^[a-z]+:/.test(href)))].sort();
  expect(external).toEqual(readFileSync(LIST, 'utf8').trim().split('\n'));
});

test('external links are encrypted', () => {
  expect(
    readFileSync(LIST, 'utf8')
      .split('\n')
      .filter((url) => url !== '' && !url.startsWith('https://')),
  ).toEqual([]);
});
