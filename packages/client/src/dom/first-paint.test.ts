import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { afterFirstPaint } from './first-paint.ts';

let steps: string[];

beforeEach(() => {
  steps = [];
  rstest.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
});

afterEach(() => {
  rstest.useRealTimers();
  rstest.restoreAllMocks();
});

function start() {
  afterFirstPaint(() => steps.push('run'));
  requestAnimationFrame(() => steps.push('frame'));
  steps.push('loaded');
}

test('before the first paint, the call waits until the frame has ended', () => {
  start();
  rstest.runAllTimers();
  expect(steps).toEqual(['loaded', 'frame', 'run']);
});

test('a page that has been painted does not wait', () => {
  rstest.spyOn(performance, 'getEntriesByType').mockReturnValue([{} as PerformanceEntry]);
  start();
  expect(steps).toEqual(['run', 'loaded']);
});

test('a page in a hidden tab does not wait, because it has no frames', () => {
  rstest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  start();
  expect(steps).toEqual(['run', 'loaded']);
});
