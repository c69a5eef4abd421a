import { expect, test } from '@rstest/core';
import { isDarkAppearance, parseAppearance } from './appearance-store.ts';

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['auto', 'auto'],
  [null, 'auto'],
  ['', 'auto'],
  ['Dark', 'auto'],
  ['constructor', 'auto'],
])('the stored value %o means %s', (stored, appearance) => {
  expect(parseAppearance(stored)).toBe(appearance);
});

test('auto follows the system, and an explicit choice does not', () => {
  expect(isDarkAppearance('auto', true)).toBe(true);
  expect(isDarkAppearance('auto', false)).toBe(false);
  expect(isDarkAppearance('light', true)).toBe(false);
  expect(isDarkAppearance('dark', false)).toBe(true);
});
