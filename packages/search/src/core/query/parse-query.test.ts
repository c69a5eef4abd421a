import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { compileVocabulary } from '../../records/vocabulary/compile-vocabulary.ts';
import { parseQuery as parse } from './parse-query.ts';
import { createVocabulary } from './vocabulary.ts';

const parseQuery = (text: string) => parse(text, createVocabulary(compileVocabulary([], { lang: 'en' })));

const words = (text: string) => parseQuery(text).words.map(({ term }) => term);
const names = (text: string) => parseQuery(text).joined.map(({ term, isGuess }) => `${term}${isGuess ? '?' : ''}`);

test('A dotted name is searched as a whole and in parts', () => {
  expect(words('lib.dts.bundle')).toEqual(['lib', 'dts', 'bundle']);
  expect(names('lib.dts.bundle')).toEqual(['libdts?', 'libdtsbundle', 'dtsbundle?']);
});

test('Neighbors are joined to a name, without stop words', () => {
  expect(names('out base')).toEqual(['outbase?']);
  expect(names('how to bundle')).toEqual([]);
});

test('Han text is split into overlapping pairs, and a single character is a word', () => {
  expect(words('声明文件')).toEqual(['声明', '明文', '文件']);
  expect(words('vue 组')).toEqual(['vue', '组']);
  expect(names('vue 组件 库')).toEqual([]);
});

test('Only the last word may be unfinished', () => {
  expect(parseQuery('module fed').words.map(({ isLast }) => isLast)).toEqual([false, true]);
});

test('Any query is parsed into a limited number of words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (text) => {
      expect(parseQuery(text).words.length).toBeLessThanOrEqual(24);
    }),
  );
});
