import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { findOccurrences } from './find-occurrences.ts';

const find = (text: string, ...words: string[]) =>
  findOccurrences(text, words).map(({ start, end }) => text.slice(start, end));

test('a word is found where words begin, in any case', () => {
  expect(find('In an index, within: in.', 'in')).toEqual(['In', 'in', 'in']);
  expect(find('autoExternal external', 'External')).toEqual(['External', 'external']);
});

test('Chinese words are found anywhere', () => {
  expect(find('生成类型声明文件。', '声明', '文件')).toEqual(['声明', '文件']);
});

test('the longest word wins, signs are signs, and one letter alone says nothing', () => {
  expect(find('lib.dts libxdts', 'lib', 'lib.dts')).toEqual(['lib.dts', 'lib']);
  expect(find('c++ [x]', 'c++', '[x]', 'x')).toEqual(['c++', '[x]']);
  expect(find('a b c', 'a')).toEqual([]);
});

test('any words in any text: no failure, and what is found is one of the words', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (text, words) => {
      const lower = words.map((word) => word.toLowerCase());
      for (const found of find(text, ...words)) expect(lower).toContain(found.toLowerCase());
    }),
  );
});
