import { expect, test } from '@rstest/core';
import { sumMainThread } from './main-thread.mjs';

/** Times in milliseconds; on the thread of the page by default. */
const task = (name, start, took, tid = 1) => ({ ph: 'X', pid: 1, tid, name, ts: start * 1000, dur: took * 1000 });

test('time counts for the innermost kind, and each task once', () => {
  const events = [
    task('Layout', 12, 3),
    task('RunTask', 0, 30),
    task('ParseHTML', 2, 20),
    task('EvaluateScript', 10, 8),
    task('RunTask', 40, 10),
    task('V8.GC', 16, 1),
    task('UpdateLayoutTree', 41, 2),
  ];
  expect(sumMainThread(events)).toEqual({ parse: 12, script: 5, layout: 3, style: 2, everything: 40 });
});

test('other threads are ignored, including those of pages that parse less', () => {
  const page = [task('RunTask', 0, 10), task('ParseHTML', 1, 5)];
  const other = [task('RunTask', 0, 90, 2), task('ParseHTML', 1, 1, 2), task('EvaluateScript', 3, 50, 3)];
  expect(sumMainThread([...other, ...page]).everything).toBe(10);
});

test('a trace without a page is an error', () => {
  expect(() => sumMainThread([task('RunTask', 0, 10)])).toThrow('no page');
});
