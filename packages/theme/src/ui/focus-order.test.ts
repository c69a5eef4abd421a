import { expect, test } from '@rstest/core';
import { findKeyTarget } from './focus-order.ts';

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Tab', 0, undefined],
])('%s at %i of three moves to %o', (key, index, target) => {
  expect(findKeyTarget(key, index, 3)).toBe(target);
});

test('in an empty list no key moves the focus', () => {
  expect(findKeyTarget('ArrowDown', -1, 0)).toBeUndefined();
});
