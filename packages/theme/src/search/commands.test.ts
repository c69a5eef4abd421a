import { expect, test } from '@rstest/core';
import { classifyQuery, filterCommands } from './commands.ts';

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['>', 'commands'],
  [' > copy', 'commands'],
  ['?', 'keys'],
  ['?.', 'words'],
  ['what is >', 'words'],
  ['dts', 'words'],
])('%j is the command %s', (query, kind) => {
  expect(classifyQuery(query)).toBe(kind);
});

const commands = ['Copy this page as Markdown', 'Switch to 简体中文'].map((title) => ({
  id: title,
  title,
  icon: 'text' as const,
}));

test.each([
  ['>', 2],
  ['> copy', 1],
  ['>PAGE copy', 1],
  ['> 中文', 1],
  ['> nothing', 0],
])('%j matches %i commands', (query, count) => {
  expect(filterCommands(commands, query)).toHaveLength(count);
});
