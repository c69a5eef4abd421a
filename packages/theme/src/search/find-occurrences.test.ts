import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { findOccurrences } from './find-occurrences.ts';

const find = (text: string, ...words: string[]) =>
  findOccurrences(text, words).map(({ start, end }) => text.slice(start, end));

test('a word is found at the beginning of words, ignoring case', () => {
  expect(find('In an index, within: in.', 'in')).toEqual(['In', 'in', 'in']);
  expect(find('autoExternal external', 'External')).toEqual(['External', 'external']);
});

test('Chinese words are found anywhere', () => {
  expect(find('生成类型声明文件。', '声明', '文件')).toEqual(['声明', '文件']);
});

test('the longest word wins, special characters are literal, and a single letter is ignored', () => {
  expect(find('lib.dts libxdts', 'lib', 'lib.dts')).toEqual(['lib.dts', 'lib']);
  expect(find('c++ [x]', 'c++', '[x]', 'x')).toEqual(['c++', '[x]']);
  expect(find('a b c', 'a')).toEqual([]);
});

test('for any words and any text, each occurrence is one of the words', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (text, words) => {
      const lower = words.map((word) => word.toLowerCase());
      for (const found of find(text, ...words)) expect(lower).toContain(found.toLowerCase());
    }),
  );
});
