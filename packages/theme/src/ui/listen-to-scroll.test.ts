import { afterEach, expect, rstest, test } from '@rstest/core';
import { throttle } from './listen-to-scroll.ts';

afterEach(() => {
  rstest.useRealTimers();
});

test('the first call runs immediately, the last one is never dropped, and there is a pause between calls', () => {
  rstest.useFakeTimers();
  const calls = rstest.fn();
  const throttled = throttle(calls, 100);
  for (let event = 0; event < 10; event++) throttled();
  expect(calls).toHaveBeenCalledTimes(1);
  rstest.advanceTimersByTime(100);
  expect(calls).toHaveBeenCalledTimes(2);
  rstest.advanceTimersByTime(1000);
  expect(calls).toHaveBeenCalledTimes(2);
});
