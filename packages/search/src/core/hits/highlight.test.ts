import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import type { MatchedTerms } from '../query/matched-terms.ts';
import { highlight, markText } from './highlight.ts';
import { createSnippet } from './snippet.ts';

const TAGS = ['<mark>', '</mark>'] as const;

const ALL = Number.POSITIVE_INFINITY;

function found(terms: Record<string, number>): MatchedTerms {
  return {
    terms: new Map(Object.entries(terms).map(([term, typed]) => [term, { words: [term], typed }])),
    words: new Set(Object.keys(terms)),
  };
}

function unescapeHtml(html: string): string {
  return html.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
}

test('Markup in the text is escaped, marks are not', () => {
  const marked = markText('<mark>Bundle</mark> & "run" it\'s', found({ bundle: ALL }));
  expect(highlight(marked, TAGS).value).toBe(
    '&#60;mark&#62;<mark>Bundle</mark>&#60;/mark&#62; &#38; &#34;run&#34; it&#39;s',
  );
});

test('For an unfinished word, only the typed letters are marked', () => {
  expect(highlight(markText('Storybook', found({ storybook: 6 })), TAGS).value).toBe('<mark>Storyb</mark>ook');
});

test('Parts of a name are marked within it', () => {
  expect(highlight(markText('lib.autoExternal', found({ external: ALL })), TAGS).value).toBe(
    'lib.auto<mark>External</mark>',
  );
});

test('Overlapping pairs are merged into one mark', () => {
  const { value, matchLevel, fullyHighlighted } = highlight(
    markText('声明文件', found({ 声明: ALL, 明文: ALL, 文件: ALL })),
    TAGS,
  );
  expect({ value, matchLevel, fullyHighlighted }).toEqual({
    value: '<mark>声明文件</mark>',
    matchLevel: 'full',
    fullyHighlighted: true,
  });
});

test('The level says whether all words were found', () => {
  expect(markText('bundle', found({ bundle: ALL, dts: ALL })).matchLevel).toBe('partial');
  expect(markText('nothing', found({ bundle: ALL })).matchLevel).toBe('none');
});

test('Without its marks, any marked text is the escaped text', () => {
  const text = fc.string({
    unit: fc.oneof(
      fc.constantFrom('<', '>', '&', '"', "'", ' ', 'bundle', '声', '明'),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    maxLength: 60,
  });
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 12 }), (value, words) => {
      const marked = markText(value, found({ bundle: ALL, 声明: ALL }));
      const pieces = highlight(marked, TAGS).value.split(/<\/?mark>/);
      expect(pieces.map(unescapeHtml).join('')).toBe(value);
      for (const piece of [
        ...pieces,
        ...createSnippet(marked, { words, ellipsis: '…', tags: TAGS }).value.split(/<\/?mark>/),
      ])
        expect(piece).not.toMatch(/[<>"']|&(?!#\d+;)/);
    }),
  );
});
