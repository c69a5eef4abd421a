import { execFileSync } from 'node:child_process';
import { expect, test } from '@rstest/core';

const NAME = 'example-advanced-testing';

function runNode(type: 'module' | 'commonjs', code: string): string {
  const args = [`--input-type=${type}`, '-e', code];
  return execFileSync(process.execPath, args, { encoding: 'utf8' }).trim();
}

test('Node.js can import the package', () => {
  const code = `import { parse } from '${NAME}'; console.log(parse('2s'));`;
  expect(runNode('module', code)).toBe('2000');
});

test('Node.js can require the package', () => {
  const code = `console.log(require('${NAME}').parse('2s'));`;
  expect(runNode('commonjs', code)).toBe('2000');
});

test('both formats export the same names', () => {
  const esm = runNode('module', `console.log(Object.keys(await import('${NAME}')).sort().join());`);
  const cjs = runNode('commonjs', `console.log(Object.keys(require('${NAME}')).sort().join());`);
  expect(cjs).toBe(esm);
  expect(esm).toBe('parse,unit');
});
