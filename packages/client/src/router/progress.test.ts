import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { progressAfter } from './progress.ts';

test('the bar starts at its minimum and advances at the trickle rate', () => {
  expect(progressAfter(0)).toBe(0.08);
  expect(progressAfter(1)).toBeCloseTo(0.1);
});

test('the bar never moves back, and never completes before the page', () => {
  fc.assert(
    fc.property(fc.nat(10_000), (ticks) => {
      expect(progressAfter(ticks + 1)).toBeGreaterThanOrEqual(progressAfter(ticks));
      expect(progressAfter(ticks)).toBeLessThan(1);
    }),
  );
});
