import { expect, test } from '@rstest/core';
import { formatText } from './format-text.ts';

test('placeholders are replaced by values', () => {
  expect(formatText('No matching API found: {query}', { query: 'x{query}' })).toBe('No matching API found: x{query}');
});

test('a placeholder without a value is kept, whatever its name', () => {
  expect(formatText('{constructor} {a}', { a: '1' })).toBe('{constructor} 1');
});
