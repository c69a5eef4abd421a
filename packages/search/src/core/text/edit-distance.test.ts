import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { editDistance } from './edit-distance.ts';

test.each([
  ['typescript', 'tyepscript', 1],
  ['declaration', 'declartion', 1],
  ['bundleless', 'bunldeless', 1],
  ['decorators', 'decoraters', 1],
  ['external', 'externl', 1],
  ['storybook', 'stroybok', 2],
  ['same', 'same', 0],
])('%s and %s are %i errors apart', (a, b, errors) => {
  expect(editDistance(a, b, 2)).toBe(errors);
});

test('Beyond the limit, the distance is limit + 1', () => {
  expect(editDistance('abcdef', 'uvwxyz', 2)).toBeGreaterThan(2);
  expect(editDistance('a', 'abcdefgh', 1)).toBeGreaterThan(1);
});

test('The distance is symmetric, and zero for equal words only', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, b, 9)).toBe(editDistance(b, a, 9));
      expect(editDistance(a, b, 9) === 0).toBe(a === b);
    }),
  );
});
