import { expect, test } from '@rstest/core';
import { createMistakeLog } from './mistake-log.ts';

function openLog() {
  const told: string[] = [];
  return { told, log: createMistakeLog((message) => told.push(message)) };
}

const mistake = (message: string) => ({ message, file: 'en/_part.md', line: 3, column: 5 });

test('a mistake is told once with its place, however often and on however many pages it is found', () => {
  const { told, log } = openLog();
  for (const about of ['/a', '/a', '/b']) log.note({ about, mistakes: [mistake('The link "x" leads nowhere.')] });
  expect(told).toEqual([expect.stringContaining('en/_part.md:3:5\n  The link "x" leads nowhere.')]);
});

test('what was mended and breaks again is told again, and that nothing is left is told once', () => {
  const { told, log } = openLog();
  log.note({ about: '/a', mistakes: [] });
  log.note({ about: '/a', mistakes: [mistake('One.')] });
  log.note({ about: '/b', mistakes: [mistake('One.')] });
  log.note({ about: '/a', mistakes: [] });
  expect(told).toHaveLength(1);
  log.note({ about: '/b', mistakes: [] });
  expect(told.at(-1)).toContain('No mistakes are left');
  log.note({ about: '/b', mistakes: [mistake('One.')] });
  expect(told).toHaveLength(3);
});

test('an answer that has not looked for mistakes says nothing', () => {
  const { told, log } = openLog();
  log.note({ about: '/a', mistakes: [mistake('One.')] });
  log.note(undefined);
  expect(told).toHaveLength(1);
});

test('what is found while the server ends is not told', () => {
  const { told, log } = openLog();
  log.close();
  log.note({ about: '/a', mistakes: [mistake('The worker died.')] });
  expect(told).toEqual([]);
});
