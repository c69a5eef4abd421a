import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { isMarked, parseMarkedText, toPlainText } from './marked-text.ts';

test('marks become separate parts, and entities are decoded once', () => {
  expect(parseMarkedText('a &lt;b&gt; <mark>c &amp;lt;</mark>&#39;')).toEqual([
    { text: 'a <b> ', isMatched: false },
    { text: 'c &lt;', isMatched: true },
    { text: "'", isMatched: false },
  ]);
});

test('numeric entities are decoded if the character exists', () => {
  expect(toPlainText(parseMarkedText('&#38;&#x3C;&#x27;&#1114112;&AMP;'))).toBe(`&<'&#1114112;&AMP;`);
});

test('other tags are text', () => {
  expect(parseMarkedText('<img src=x onerror=alert(1)>')).toEqual([
    { text: '<img src=x onerror=alert(1)>', isMatched: false },
  ]);
});

test('an unclosed mark extends to the end, and a closing tag alone is ignored', () => {
  expect(parseMarkedText('</mark>a<mark>b')).toEqual([
    { text: 'a', isMatched: false },
    { text: 'b', isMatched: true },
  ]);
  expect(isMarked(parseMarkedText('a<mark></mark>'))).toBe(false);
});

test('any escaped text is restored, wherever it has a mark', () => {
  const toHtml = (text: string) =>
    text.replace(/[&<>"']/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c] ?? c);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
      expect(toPlainText(parseMarkedText(`${toHtml(a)}<mark>${toHtml(b)}</mark>`))).toBe(a + b);
    }),
  );
});
