import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { getPath, getTitle, listMatchedWords, parseHit, parseMatchedHit } from './hit.ts';
import { createHit } from './test-hit.ts';

test('a stored hit is restored unchanged', () => {
  const hit = createHit({ titles: ['Page', 'Section'] });
  expect(parseHit(JSON.parse(JSON.stringify({ ...hit, content: 'left out' })))).toEqual(hit);
});

test.each([
  ['nothing', null],
  ['a list', []],
  ['no address', { ...createHit(), url: undefined }],
  ['a script for an address', { ...createHit(), url: 'javascript:alert(1)' }],
  ['data for an address', { ...createHit(), url: 'data:text/html,x' }],
  ['an unknown type', { ...createHit(), type: 'constructor' }],
  ['no page title', { ...createHit(), hierarchy: { lvl0: 'Guide' } }],
  ['titles that are no texts', { ...createHit(), hierarchy: { lvl1: { toString: 1 } } }],
])('%s is not a hit', (_, value) => {
  expect(parseHit(value)).toBeUndefined();
});

test('any stored value can be read without an error', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => void parseMatchedHit(value, 1)));
});

test('the title of a hit in the text is the nearest heading, and its path the headings above that', () => {
  const hit = createHit({ titles: ['Page', 'Section', 'Part'], type: 'content' });
  expect(getTitle(hit)).toBe('Part');
  expect(getPath(hit)).toEqual(['Page', 'Section']);
});

test('the found words are those of title and text, as written', () => {
  const value = {
    ...createHit({ titles: ['Auto external'] }),
    _highlightResult: { hierarchy: { lvl1: { value: '<mark>Auto</mark> external' } } },
    _snippetResult: { content: { value: 'is <mark>auto</mark> and <mark>Auto</mark>' } },
  };
  const found = parseMatchedHit(value, 1);
  expect(found && listMatchedWords(found)).toEqual(['Auto', 'auto']);
});
