import { expect, test } from '@rstest/core';
import { findKeyTarget } from './focus-order.ts';

const createKey = (key: string, modifiers = {}) => new KeyboardEvent('keydown', { key, ...modifiers });

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Tab', 0, undefined],
])('%s at %i of three moves to %o', (key, index, target) => {
  expect(findKeyTarget(createKey(key), index, { count: 3 })).toBe(target);
});

test('in an empty list no key moves the focus', () => {
  expect(findKeyTarget(createKey('ArrowDown'), -1, { count: 0 })).toBeUndefined();
});

test.each([
  ['ArrowLeft', 1],
  ['ArrowRight', 2],
  ['ArrowDown', undefined],
])('in a row that runs to the left, %s on the first of three moves to %o', (key, target) => {
  expect(findKeyTarget(createKey(key), 0, { count: 3, forward: 'ArrowLeft', backward: 'ArrowRight' })).toBe(target);
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'isComposing'])('a key with %s is not for the list', (name) => {
  expect(findKeyTarget(createKey('End', { [name]: true }), 0, { count: 3 })).toBeUndefined();
});
