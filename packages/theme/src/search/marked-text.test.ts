import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { isMarked, parseMarkedText, toPlainText } from './marked-text.ts';

test('marks become pieces, entities become characters, once', () => {
  expect(parseMarkedText('a &lt;b&gt; <mark>c &amp;lt;</mark>&#39;')).toEqual([
    { text: 'a <b> ', isMatched: false },
    { text: 'c &lt;', isMatched: true },
    { text: "'", isMatched: false },
  ]);
});

test('entities by number become characters too, where there is such a character', () => {
  expect(toPlainText(parseMarkedText('&#38;&#x3C;&#x27;&#1114112;&AMP;'))).toBe(`&<'&#1114112;&AMP;`);
});

test('other tags stay text', () => {
  expect(parseMarkedText('<img src=x onerror=alert(1)>')).toEqual([
    { text: '<img src=x onerror=alert(1)>', isMatched: false },
  ]);
});

test('a mark that is never closed reaches to the end, a lone end is nothing', () => {
  expect(parseMarkedText('</mark>a<mark>b')).toEqual([
    { text: 'a', isMatched: false },
    { text: 'b', isMatched: true },
  ]);
  expect(isMarked(parseMarkedText('a<mark></mark>'))).toBe(false);
});

test('any escaped text comes back as it was, wherever a mark is in it', () => {
  const toHtml = (text: string) =>
    text.replace(/[&<>"']/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c] ?? c);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
      expect(toPlainText(parseMarkedText(`${toHtml(a)}<mark>${toHtml(b)}</mark>`))).toBe(a + b);
    }),
  );
});
