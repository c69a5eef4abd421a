import { expect, test } from '@rstest/core';
import { parseVocabulary } from './parse-vocabulary.ts';

test('The arrow of a line says how its words lead to others; comments and empty lines say nothing', () => {
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

test('Signs that are part of a word are no arrows, and a number sign without a space begins a word', () => {
  const { entries, problems } = parseVocabulary('=> function, arrow->function > arrow functions\n#imports > aliases');
  expect(problems).toEqual([]);
  expect(entries.map(({ from }) => from)).toEqual([['=> function', 'arrow->function'], ['#imports']]);
});

test.each([
  ['a, , b', 4, 'A word is missing.'],
  ['> b', 1, 'A word is missing.'],
  [' > b', 2, 'A word is missing.'],
  ['a > b,', 7, 'A word is missing.'],
  ['a, ?? > b', 4, '"??" has no letter and no digit, so that no query finds it.'],
  ['alone', 1, '"alone" is alone, and leads nowhere.'],
  ['a > b > c', 7, 'The line has a second arrow.'],
  ['a >>', 1, 'The message leads nowhere.'],
])('%s is reported with its place and how to fix it', (line, column, message) => {
  expect(parseVocabulary(`a, b\n${line}\nc, d`)).toMatchObject({
    entries: [{ from: ['a', 'b'] }, { from: ['c', 'd'] }],
    problems: [{ line: 2, column, message, help: expect.stringMatching(/^[A-Z].+\.$/) }],
  });
});

test('All that is wrong is reported at once', () => {
  expect(parseVocabulary('alone\na, ,\nb > c > d').problems.map(({ line }) => line)).toEqual([1, 2, 2, 3]);
});
