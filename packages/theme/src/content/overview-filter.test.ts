import type { OverviewGroup } from '@quire/client/contract';
import { describe, expect, test } from '@rstest/core';
import fc from 'fast-check';
import { filterOverview, findOverviewMatch } from './overview-filter.ts';

const heading = (text: string) => ({ text, href: `#${text}` });
const groups: OverviewGroup[] = [
  {
    text: 'Lib Configurations',
    id: 'lib-configurations',
    pages: [
      { text: 'lib.autoExtension', href: '/a', headings: [heading('Format')] },
      { text: 'lib.dts', href: '/b', headings: [heading('dts.bundle'), heading('dts.distPath')] },
    ],
  },
  {
    text: 'Rsbuild Configurations',
    id: 'rsbuild-configurations',
    pages: [{ text: 'output', href: '/c', headings: [heading('output.minify')] }],
  },
];

const titles = (query: string) =>
  filterOverview(groups, query).flatMap((group) => group.pages.map((page) => page.text));

describe('the filter of an overview', () => {
  test('an empty query keeps everything', () => {
    expect(filterOverview(groups, '  ')).toBe(groups);
  });

  test('a match in the name of a group keeps the whole group', () => {
    expect(filterOverview(groups, 'rsbuild')).toEqual([groups[1]]);
  });

  test('a match in the title of a page keeps the whole page', () => {
    expect(filterOverview(groups, 'lib.dts')[0]?.pages).toEqual([groups[0]?.pages[1]]);
  });

  test('otherwise only matching headings are kept', () => {
    expect(filterOverview(groups, 'distpath')[0]?.pages[0]?.headings).toEqual([heading('dts.distPath')]);
  });

  test.each(['auto ext', 'autoext', 'auto-ext', 'AUTO EXT'])('"%s" finds autoExtension', (query) => {
    expect(titles(query)).toEqual(['lib.autoExtension']);
  });

  test('a meaningless query matches nothing', () => {
    expect(filterOverview(groups, 'zzz')).toEqual([]);
  });

  test('every result is a page of the list, for any query', () => {
    const known = new Set(titles(''));
    fc.assert(fc.property(fc.string(), (query) => titles(query).every((title) => known.has(title))));
  });
});

test.each([
  ['lib.autoExtension', 'auto ext', 'autoExt'],
  ['lib.autoExtension', 'AUTO-EXT', 'autoExt'],
  ['a-b c', 'ABC', 'a-b c'],
  ['声明文件', '明文', '明文'],
  ['lib.dts', 'zzz', undefined],
  ['lib.dts', ' - ', undefined],
])('in "%s" the filter finds "%s" as "%s"', (text, query, found) => {
  const match = findOverviewMatch(text, query);
  expect(match && text.slice(match.start, match.end)).toBe(found);
});
