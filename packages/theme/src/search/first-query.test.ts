import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { fromSelection, typeAhead } from './first-query.ts';

test('a selection over several lines becomes one line', () => {
  expect(fromSelection('  auto\n\n  external ').text).toBe('auto external');
});

test('64 characters at most, none of them cut in half', () => {
  expect(fromSelection('x'.repeat(100)).text).toHaveLength(64);
  expect(fromSelection(`${'x'.repeat(63)}😀`).text).toBe('x'.repeat(63));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const query = fromSelection(text).text;
      expect(query.length).toBeLessThanOrEqual(64);
      // Half a character cannot be encoded.
      expect(() => encodeURIComponent(query)).not.toThrow();
    }),
  );
});

test('what is typed meanwhile takes the place of a selection, and grows', () => {
  const first = ['d', 't', 's'].reduce(typeAhead, fromSelection('selected'));
  expect(first).toEqual({ text: 'dts', origin: 'typing' });
  expect(typeAhead({ text: 'x'.repeat(64), origin: 'typing' }, 'y').text).toHaveLength(64);
});
