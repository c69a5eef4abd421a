import { expect, test } from '@rstest/core';
import { parseVocabulary } from './parse-vocabulary.ts';

test('The arrow of a line sets the kind of its entry; comments and empty lines are ignored', () => {
  expect(
    parseVocabulary(
      '# Modules\r\n\nesm, es module\n  typings > declaration files , dts\neacces >> permissions\nwebpack, vite >\n',
    ),
  ).toEqual({
    problems: [],
    entries: [
      { kind: 'same', from: ['esm', 'es module'], to: ['esm', 'es module'] },
      { kind: 'leads', from: ['typings'], to: ['declaration files', 'dts'] },
      { kind: 'message', from: ['eacces'], to: ['permissions'] },
      { kind: 'mentioned', from: ['webpack', 'vite'], to: [] },
    ],
  });
});

test('Signs within a word are no arrows, and a number sign without a space begins a word', () => {
  const { entries, problems } = parseVocabulary('=> function, arrow->function > arrow functions\n#imports > aliases');
  expect(problems).toEqual([]);
  expect(entries.map(({ from }) => from)).toEqual([['=> function', 'arrow->function'], ['#imports']]);
});

test.each([
  ['a, , b', 4, 'A word is missing.'],
  ['> b', 1, 'A word is missing.'],
  [' > b', 2, 'A word is missing.'],
  ['a > b,', 7, 'A word is missing.'],
  ['a, ?? > b', 4, '"??" has neither letters nor digits, so no query can match it.'],
  ['alone', 1, '"alone" has no synonym and leads to no other word.'],
  ['a > b > c', 7, 'The line has a second arrow.'],
  ['a >>', 1, 'The message leads to no word.'],
])('%s is reported with its position and how to fix it', (line, column, message) => {
  expect(parseVocabulary(`a, b\n${line}\nc, d`)).toMatchObject({
    entries: [{ from: ['a', 'b'] }, { from: ['c', 'd'] }],
    problems: [{ line: 2, column, message, help: expect.stringMatching(/^[A-Z].+\.$/) }],
  });
});

test('All problems are reported at once', () => {
  expect(parseVocabulary('alone\na, ,\nb > c > d').problems.map(({ line }) => line)).toEqual([1, 2, 2, 3]);
});
