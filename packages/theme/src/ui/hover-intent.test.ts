import { afterEach, expect, rstest, test } from '@rstest/core';
import { createHoverIntent } from './hover-intent.ts';

afterEach(() => {
  rstest.useRealTimers();
});

function createMenu() {
  let open = false;
  const target = {
    isOpen: () => open,
    open: () => {
      open = true;
    },
    close: () => {
      open = false;
    },
  };
  return { target, intent: createHoverIntent(target) };
}

test('a menu closes 150 ms after the pointer left, unless it returns', () => {
  rstest.useFakeTimers();
  const { target, intent } = createMenu();
  intent.enter();
  expect(target.isOpen()).toBe(true);
  intent.leave();
  rstest.advanceTimersByTime(149);
  expect(target.isOpen()).toBe(true);
  intent.enter();
  rstest.advanceTimersByTime(500);
  expect(target.isOpen()).toBe(true);
  intent.leave();
  rstest.advanceTimersByTime(150);
  expect(target.isOpen()).toBe(false);
});

test('the click after opening on hover keeps the menu open; the next one closes it', () => {
  const { intent } = createMenu();
  intent.enter();
  expect(intent.takePress()).toBe(true);
  expect(intent.takePress()).toBe(false);
});
