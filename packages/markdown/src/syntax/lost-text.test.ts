/** Claims about what a page loses without an error of the parser: it is reported with its place. */
import { expect, test } from '@rstest/core';
import { findDeadReferences } from './dead-references.ts';
import { findLostCells } from './lost-cells.ts';

const place = ({ line, column }: { line: number; column: number }) => `${line}:${column}`;
const table = (...rows: string[]) => ['| a | b |', '|---|---|', ...rows].join('\n');

test.each([
  ['a cell more', table('| 1 | 2 | 3 |'), ['3:10']],
  ['cells without outer signs', 'a | b\n--|--\n1 | 2 | 3', ['3:8']],
  ['code with the sign', table('| `a | b` | 2 |'), ['3:3']],
  ['code with the sign in the last column', table('| 1 | `a || b` |'), ['3:7']],
  ['code that fills the row', table('| `a | b` |'), ['3:3']],
  ['a head with code', '| `a | b` | c |\n|---|---|\n| 1 | 2 |', ['1:3']],
  ['a table in a quote', `> ${table('| 1 | 2 | 3 |').replaceAll('\n', '\n> ')}`, ['3:12']],
])('%s is reported', (_, source, expected) => expect(findLostCells(source).map(place)).toEqual(expected));

test.each([
  table('| `a \\| b` | 2 |', '| 1 |', '| \\| | 2 |'),
  `\`\`\`\n${table('| 1 | 2 | 3 |')}\n\`\`\``,
  `${table('| 1 | 2 |')}\n\n1 | 2 | 3`,
  'Text `a | b`\n\n---\n\n- a | b | c',
])('no cell is lost: %j', (source) => expect(findLostCells(source)).toEqual([]));

test.each([
  ['[a][b]', ['1:1']],
  ['x [a][] y', ['1:3']],
  ['![a][b]', ['1:1']],
  ['a[^1]', ['1:2']],
  ['注[^说明]', ['1:2']],
  ['[a]()', ['1:1']],
  ['[a](<>) and ![b]( )', ['1:1', '1:14']],
  ['# [a][b]\n\n> [c][d]', ['1:3', '3:3']],
])('%j is reported', (source, expected) => expect(findDeadReferences(source).map(place)).toEqual(expected));

test.each([
  '[a][B]\n\n[b]: /c',
  '[a][]\n\n[A]: /c',
  'a[^1]\n\n[^1]: b',
  '`[a][b]` \\[a][b] list[0][1] [^a-z] [a](/b) [a]',
  '```\n[a][b] [^1]\n```',
])('nothing is missing: %j', (source) => expect(findDeadReferences(source)).toEqual([]));
