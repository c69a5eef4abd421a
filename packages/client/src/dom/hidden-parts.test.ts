import { expect, test } from '@rstest/core';
import { formatHiddenParts, keepHiddenParts } from './hidden-parts.ts';

test.each([
  ['', ''],
  ['?navbar=0&footer=0', 'navbar footer'],
  ['?footer=0&navbar=0&x=1', 'navbar footer'],
  ['?navbar=1&sidebar=&outline=00', ''],
  ['?globalUIComponents=0', 'globalUIComponents'],
])('the query "%s" hides "%s"', (search, hidden) => {
  expect(formatHiddenParts(search)).toBe(hidden);
});

test('hidden parts are kept on the next page, and no other part of the query', () => {
  const url = keepHiddenParts(new URL('https://docs.example/b?y=2#z'), '?sidebar=0&x=1');
  expect(url.href).toBe('https://docs.example/b?y=2&sidebar=0#z');
});

test('a link that sets a part itself takes precedence', () => {
  const url = keepHiddenParts(new URL('https://docs.example/b?sidebar=1'), '?sidebar=0');
  expect(url.search).toBe('?sidebar=1');
});
