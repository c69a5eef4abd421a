import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { findFilterMatch, matchesFilter } from './filter-match.ts';

test.each([
  ['lib.autoExtension', 'auto ext', 'autoExt'],
  ['lib.autoExtension', 'autoext', 'autoExt'],
  ['lib.autoExtension', 'AUTO-EXT', 'autoExt'],
  ['a-b c', 'ABC', 'a-b c'],
  ['声明文件', '明文', '明文'],
  ['lib.dts', 'zzz', undefined],
  ['lib.dts', ' - ', undefined],
])('in "%s" the filter finds "%s" as "%s"', (text, query, found) => {
  const match = findFilterMatch(text, query);
  expect(match && text.slice(match.start, match.end)).toBe(found);
});

test('a text matches if the query is found in it, or empty', () => {
  expect(matchesFilter('lib.dts', '  ')).toBe(true);
  const query = fc.string().filter((text) => /[^-\s]/.test(text));
  fc.assert(
    fc.property(fc.string(), query, (text, wanted) => {
      expect(matchesFilter(text, wanted)).toBe(findFilterMatch(text, wanted) !== undefined);
    }),
  );
});
