import { expect, test } from '@rstest/core';
import { findRememberedTab, findTabTarget, getTabKey } from './tab-choice.ts';

test('a choice that was made on the previous site is kept', () => {
  expect(getTabKey('package.manager')).toBe('rspress.tabs.package.manager');
});

test('a remembered tab only applies to rows that have it', () => {
  expect(findRememberedTab(['npm', 'pnpm'], 'pnpm')).toBe('pnpm');
  expect(findRememberedTab(['npm', 'pnpm'], 'bun')).toBeUndefined();
  expect(findRememberedTab(['npm', 'pnpm'], null)).toBeUndefined();
});

test.each([
  ['ArrowRight', 2, false, 0],
  ['ArrowLeft', 0, false, 2],
  ['ArrowRight', 0, true, 2],
  ['ArrowLeft', 2, true, 0],
  ['Home', 2, false, 0],
  ['End', 0, false, 2],
  ['ArrowDown', 0, false, undefined],
])('%s on tab %i of three (right to left: %o) leads to %o', (key, index, rtl, target) => {
  expect(findTabTarget(key, index, { count: 3, rtl })).toBe(target);
});
