import { expect, test } from '@rstest/core';
import { compareTwins, stripComments } from './compare-twins.ts';
import { type DocsPage, loadFragments, loadPages } from './docs-page.ts';

const load = (locale: 'en' | 'zh') =>
  new Map([...loadPages(locale), ...loadFragments(locale)].map((page) => [page.name, page]));
const [english, chinese] = [load('en'), load('zh')];

test('every page is in both languages', () => {
  expect([...chinese.keys()]).toEqual([...english.keys()]);
});

test('both languages have the same headings, code, links and images', () => {
  const twins = [...english.values()].flatMap((en) => {
    const zh = chinese.get(en.name);
    return zh === undefined ? [] : compareTwins(en, zh);
  });
  expect(twins).toEqual([]);
});

test('comments may be translated, code may not', () => {
  expect(stripComments('a(); // one\n/* x */ b(); # two')).toBe(stripComments('a(); // 一\n/* y */ b(); # 二'));
  expect(stripComments('const a = 1;')).not.toBe(stripComments('const a = 2;'));
  expect(stripComments("const url = 'https://rslib.rs';")).toBe("const url = 'https://rslib.rs';");
});

test('a heading, a link or an import that only one language has is reported', () => {
  const [en] = english.values();
  if (en === undefined) throw new Error('There is no English page.');
  const other: DocsPage = {
    ...en,
    headings: en.headings.slice(1),
    links: [...en.links, { href: '/x', line: 1 }],
    imports: ['@x'],
  };
  expect(compareTwins(en, en)).toEqual([]);
  expect(compareTwins(en, other)).toHaveLength(en.headings.length === 0 ? 2 : 3);
});
