import { expect, test } from '@rstest/core';
import { parseCodeMeta } from './code-meta.ts';

test.each([
  ['file.js title="x"', { title: 'x' }],
  ['src/file=x.js', {}],
  ['file', {}],
  ['{1,3}title="x"', { title: 'x' }],
  ['file="./a.ts" wrapCode', { file: './a.ts', wrap: true }],
  ["file='./a b.ts' lineNumbers=3", { file: './a b.ts', lineNumbers: 3 }],
])('the meta string %j means %j', (meta, expected) => {
  const { highlight, size, twoslash, project, ...read } = parseCodeMeta(meta);
  expect(read).toEqual(expected);
});
