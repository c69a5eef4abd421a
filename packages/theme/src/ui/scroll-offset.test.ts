import { expect, test } from '@rstest/core';
import { getScrollOffset } from './scroll-offset.ts';

const frame = { top: 100, bottom: 900 };

test('a visible row does not scroll', () => {
  expect(getScrollOffset({ top: 400, bottom: 432 }, frame)).toBe(0);
});

test('a row that is not visible is scrolled to the middle', () => {
  expect(getScrollOffset({ top: 1200, bottom: 1232 }, frame)).toBe(716);
  expect(getScrollOffset({ top: -100, bottom: -68 }, frame)).toBe(-584);
});
