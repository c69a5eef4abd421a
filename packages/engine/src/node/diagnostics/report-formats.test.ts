import { createError, createWarning } from '@quire/markdown/diagnostics';
import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { formatGithub, formatText } from './report-formats.ts';

const dead = createError('links', 'The link "x, y: 100%" is dead.', {
  file: 'docs/a,b:c.md',
  line: 3,
  column: 5,
  help: 'Did you mean "z"?',
  frame: '> 3 | [x](x)\n    |     ^',
});
const stale = createWarning('git', 'The history is shallow.');

test('text names the place, the message with its rule, the lines, and the fix', () => {
  expect(formatText(dead)).toBe(
    '✗ docs/a,b:c.md:3:5\n  The link "x, y: 100%" is dead. [links]\n  > 3 | [x](x)\n      |     ^\n  help: Did you mean "z"?\n',
  );
  expect(formatText(stale)).toBe('! The history is shallow. [git]\n');
});

test('a workflow command has one line, and its properties and its text are escaped', () => {
  expect(formatGithub([dead, stale])).toBe(
    '::error file=docs/a%2Cb%3Ac.md,line=3,col=5,title=quire%3A links::The link "x, y: 100%25" is dead.%0Ahelp: Did you mean "z"?\n' +
      '::warning title=quire%3A git::The history is shallow.\n',
  );
});

test('whatever a message holds, it stays one command', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (message, file) => {
      const [command, ...rest] = formatGithub([createError('links', message, { file })])
        .trimEnd()
        .split(/[\r\n]/);
      expect(rest).toEqual([]);
      expect(command).toMatch(/^::error file=[^,:]*,title=quire%3A links::/);
    }),
  );
});
