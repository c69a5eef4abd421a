import { expect, test } from '@rstest/core';
import { formatText } from './format-text.ts';

test('values take their places', () => {
  expect(formatText('No matching API found: {query}', { query: 'x{query}' })).toBe('No matching API found: x{query}');
});

test('a place without a value stays, whatever its name', () => {
  expect(formatText('{constructor} {a}', { a: '1' })).toBe('{constructor} 1');
});
