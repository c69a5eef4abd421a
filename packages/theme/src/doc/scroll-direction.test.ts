import { expect, test } from '@rstest/core';
import { decideDirection } from './scroll-direction.ts';

test('at the top there is no direction', () => {
  expect(decideDirection(300, { y: 0, atBottom: false })).toBeUndefined();
});

test('the direction is that of the last scroll', () => {
  expect(decideDirection(100, { y: 300, atBottom: false })).toBe('down');
  expect(decideDirection(300, { y: 299, atBottom: false })).toBe('up');
});

test('at the end of the page the direction is up', () => {
  expect(decideDirection(100, { y: 900, atBottom: true })).toBe('up');
});
