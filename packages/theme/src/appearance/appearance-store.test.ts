import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { isDarkAppearance, parseAppearance, toggleAppearance } from './appearance-store.ts';

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

test('the toggle always changes the visible appearance, to an explicit choice', () => {
  fc.assert(
    fc.property(fc.constantFrom('light', 'dark', 'auto'), fc.boolean(), (appearance, system) => {
      const next = toggleAppearance(appearance, system);
      expect(next).not.toBe('auto');
      expect(isDarkAppearance(next, system)).toBe(!isDarkAppearance(appearance, system));
    }),
  );
});
