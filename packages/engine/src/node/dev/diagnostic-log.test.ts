import { createError } from '@quire/markdown/diagnostics';
import { expect, test } from '@rstest/core';
import { createDiagnosticLog } from './diagnostic-log.ts';

function openLog() {
  const written: string[] = [];
  return { written, log: createDiagnosticLog((message) => written.push(message)) };
}

const create = (message: string) => createError('links', message, { file: 'en/_part.md', line: 3, column: 5 });

test('a diagnostic is written once with its place, however often and on however many pages it is found', () => {
  const { written, log } = openLog();
  for (const about of ['/a', '/a', '/b']) log.note([{ about, diagnostics: [create('The link "x" is dead.')] }]);
  expect(written).toEqual([expect.stringContaining('en/_part.md:3:5\n  The link "x" is dead.')]);
});

test('what was fixed and breaks again is written again, and that nothing is left is written once', () => {
  const { written, log } = openLog();
  log.note([{ about: '/a', diagnostics: [] }]);
  log.note([{ about: '/a', diagnostics: [create('One.')] }]);
  log.note([{ about: '/b', diagnostics: [create('One.')] }]);
  log.note([{ about: '/a', diagnostics: [] }]);
  expect(written).toHaveLength(1);
  log.note([{ about: '/b', diagnostics: [] }]);
  expect(written.at(-1)).toContain('No errors or warnings are left');
  log.note([{ about: '/b', diagnostics: [create('One.')] }]);
  expect(written).toHaveLength(3);
});

test('an answer that has checked nothing writes nothing, and that nothing is left is written after all that was found at once', () => {
  const { written, log } = openLog();
  log.note([{ about: '/a', diagnostics: [create('One.')] }]);
  log.note(undefined);
  expect(written).toHaveLength(1);
  log.note([
    { about: '/a', diagnostics: [] },
    { about: '/a', diagnostics: [create('One.')] },
  ]);
  expect(written).toHaveLength(1);
});

test('what is found while the server closes is not written', () => {
  const { written, log } = openLog();
  log.close();
  log.note([{ about: '/a', diagnostics: [create('A worker process ended.')] }]);
  expect(written).toEqual([]);
});
