import { expect, test } from '@rstest/core';
import { parseCodeMeta } from './code-meta.ts';

test.each([
  ['title="src/{1}.ts" {2-3}', [2, 3]],
  ["title='{1}'", []],
  ['file={1} {2}', [2]],
  ['{1,3}title="x"', [1, 3]],
  ['{5-3, 1}', [3, 4, 5, 1]],
  ['{1-,x,-3}', []],
  ['{2} a {4}', [2, 4]],
])('the meta string %j highlights the lines %j', (meta, lines) => {
  expect([...parseCodeMeta(meta).highlight]).toEqual(lines);
});

test.each([
  ['file.js title="x"', { title: 'x' }],
  ['src/file=x.js', {}],
  ['file', {}],
  ['{1,3}title="x"', { title: 'x' }],
  ['file="./a.ts" wrapCode', { file: './a.ts', wrap: true }],
  ['[src/[id].ts]', { label: 'src/[id].ts', title: 'src/[id].ts' }],
  ['[src/[[...slug]].ts]{2}', { label: 'src/[[...slug]].ts', title: 'src/[[...slug]].ts' }],
  ["file='./a b.ts' lineNumbers=3", { file: './a b.ts', lineNumbers: 3 }],
])('the meta string %j means %j', (meta, expected) => {
  const { highlight, size, twoslash, project, localized, unknown, ...read } = parseCodeMeta(meta);
  expect(read).toEqual(expected);
});
