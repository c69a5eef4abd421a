import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { fromSelection } from './first-query.ts';

test('a selection over several lines becomes one line', () => {
  expect(fromSelection('  auto\n\n  external ')).toBe('auto external');
});

test('the query has at most 64 characters, and no surrogate pair is split', () => {
  expect(fromSelection('x'.repeat(100))).toHaveLength(64);
  expect(fromSelection(`${'x'.repeat(63)}😀`)).toBe('x'.repeat(63));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const query = fromSelection(text);
      expect(query.length).toBeLessThanOrEqual(64);
      // Half a character cannot be encoded.
      expect(() => encodeURIComponent(query)).not.toThrow();
    }),
  );
});
