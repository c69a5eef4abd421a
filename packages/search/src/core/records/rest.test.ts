import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { page, section, testPages } from '../test-site.ts';
import { createRecords } from './create-records.ts';
import { packPage, unpackPage } from './pack.ts';
import { cutPages, joinPages } from './rest.ts';

test('Heads and rest together are the whole, and heads have one paragraph at most', () => {
  const records = createRecords(testPages);
  const { heads, rest } = cutPages(records.map(packPage));
  expect(joinPages(heads, rest).map(unpackPage)).toEqual(records);
  expect(heads.map(unpackPage).every(({ sections }) => sections.every(({ blocks }) => blocks.length <= 1))).toBe(true);
});

test('A long first paragraph is cut between words, and put together again', () => {
  const blocks = [`${'word '.repeat(80)}end`, '每个入口生成一个声明文件。'.repeat(20)];
  const records = createRecords([
    page('/a', 'A', '', [section('', 1, 'A', blocks), section('b', 2, 'B', [...blocks].reverse(), ['code'])]),
  ]);
  const { heads, rest } = cutPages(records.map(packPage));
  const texts = heads.map(unpackPage).flatMap(({ sections }) => sections.map(({ blocks: [text = ''] }) => text));
  expect(texts).toEqual([expect.stringMatching(/word $/), expect.stringMatching(/^\p{sc=Han}[\p{sc=Han}。]{20,50}$/u)]);
  expect(joinPages(heads, rest).map(unpackPage)).toEqual(records);
});

test('The more headings a site has, the shorter the heads, so that the first answer does not grow with it', () => {
  const sections = Array.from({ length: 2000 }, (_, at) => section(`s${at}`, 2, `S ${at}`, ['word '.repeat(80)]));
  const { heads } = cutPages(createRecords([page('/a', 'A', '', sections)]).map(packPage));
  const texts = heads.flatMap(({ 5: packed }) => packed.map(([, , , text]) => text));
  expect(texts.join('').length).toBeLessThanOrEqual(28_000);
  expect(texts.every((text) => text.startsWith('word'))).toBe(true);
});

test('Any text is put together again as it was', () => {
  const text = fc.string({
    unit: fc.oneof(fc.constantFrom(' ', 'é', '声', '🚀', '\ud800'), fc.string({ maxLength: 9 })),
  });
  const clean = text.map((raw) => raw.replace(/\s+/g, ' ').trim()).filter(Boolean);
  fc.assert(
    fc.property(fc.array(clean), text, (blocks, title) => {
      const records = createRecords([page('/a', title, '', [section('x', 2, title, blocks)])]);
      const { heads, rest } = cutPages(records.map(packPage));
      expect(joinPages(heads, rest).map(unpackPage)).toEqual(records);
    }),
  );
});
