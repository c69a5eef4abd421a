import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { createCodeFrame } from './code-frame.ts';

test('the position is marked, with two lines before and after it', () => {
  expect(createCodeFrame('a\nb\nc\nd\ne\nf', 4, 1)).toBe('  2 | b\n  3 | c\n> 4 | d\n    | ^\n  5 | e\n  6 | f');
});

test('the mark is aligned after wide characters and tabs', () => {
  expect(createCodeFrame('\t中文（a）🚀b', 1, 9)).toBe('> 1 | \t中文（a）🚀b\n    | \t\u3000\u3000\u3000 \u3000  ^');
});

test('long lines are cut around the position, all at the same columns', () => {
  const line = `${'a'.repeat(300)}X${'b'.repeat(300)}`;
  const [before, marked = '', caret = '', after] = createCodeFrame(`short\n${line}\n${'c'.repeat(260)}`, 2, 301).split(
    '\n',
  );
  expect(before).toBe('  1 | ');
  expect(marked).toMatch(/^> 2 \| …a{58}Xb{60}…$/);
  expect(marked[caret.indexOf('^')]).toBe('X');
  expect(after).toMatch(/^ {2}3 \| …c{18}$/);
});

test('any position is shown, and no line is too long', () => {
  const text = fc.array(fc.constantFrom<string[]>('a', ' ', '|', '`'), { minLength: 1, maxLength: 700 });
  fc.assert(
    fc.property(text, fc.nat(), (characters, at) => {
      const column = at % characters.length;
      characters[column] = 'X';
      const [marked = '', caret = ''] = createCodeFrame(characters.join(''), 1, column + 1).split('\n');
      expect(marked[caret.length - 1]).toBe('X');
      expect(marked.length).toBeLessThanOrEqual(120 + '> 1 | …'.length);
    }),
  );
});
