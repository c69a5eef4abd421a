import { expect, test } from '@rstest/core';
import type { MatchedTerms } from '../query/matched-terms.ts';
import { markText } from './highlight.ts';
import { createSnippet } from './snippet.ts';

const found: MatchedTerms = {
  terms: new Map([
    ['alias', { words: ['alias'], typed: Number.POSITIVE_INFINITY }],
    ['声明', { words: ['声明'], typed: Number.POSITIVE_INFINITY }],
  ]),
  words: new Set(['alias']),
};

function snippet(text: string, words: number): string {
  return createSnippet(markText(text, found), { words, ellipsis: '…', tags: ['[', ']'] }).value;
}

test('A short text is not cut', () => {
  expect(snippet('Set an alias.', 10)).toBe('Set an [alias].');
});

test('A long text is cut around its matches', () => {
  expect(snippet('one two three four five six alias seven eight nine ten eleven', 5)).toBe(
    '…five six [alias] seven eight…',
  );
});

test('Without a match, the snippet is the start of the text', () => {
  expect(snippet('one two three four', 2)).toBe('one two…');
});

test('Two Han characters count as one word', () => {
  expect(snippet('每个入口都会生成一个声明文件并且写入目录', 4)).toMatch(/^….*\[声明\].*…$/);
});

test('The middle of a long text of equal words is shown, however long it is', () => {
  expect(snippet('alias '.repeat(150_001), 1)).toBe('…[alias]…');
});
