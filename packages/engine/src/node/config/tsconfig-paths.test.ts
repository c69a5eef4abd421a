import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { writeSite } from '../../../test/run-quire.ts';
import { listPathTargets, loadTsconfigPaths } from './tsconfig-paths.ts';

function write(files: Record<string, string>): string {
  return realpathSync(writeSite(files));
}

const paths = (value: object, rest: object = {}) => JSON.stringify({ compilerOptions: { paths: value, ...rest } });

test('paths are relative to the file that says them, wherever it is extended from', () => {
  const dir = write({
    'base/paths.json': paths({ '@/*': ['./src/*'] }),
    'site/tsconfig.json': '{\n  // comment\n  "extends": ["../base/paths"], /* "x" */\n}',
  });
  expect(loadTsconfigPaths(join(dir, 'site'))).toEqual({
    paths: [{ pattern: '@/*', targets: [join(dir, 'base/src/*')] }],
    problems: [],
    files: [join(dir, 'site/tsconfig.json'), join(dir, 'base/paths.json')],
  });
});

test('a package’s file is found; own paths replace those that are extended; baseUrl is where they begin', () => {
  const dir = write({
    'node_modules/@made/config/tsconfig.json': paths({ a: ['./a.ts'] }, { baseUrl: './lib' }),
    'node_modules/@made/config/package.json': '{"name":"@made/config"}',
    'tsconfig.json': `{"extends":"@made/config/tsconfig",${paths({ 'b//*': ['./b/*'] }, { baseUrl: '.' }).slice(1)}`,
    'inherits/tsconfig.json': '{"extends":"@made/config/tsconfig.json",}',
  });
  expect(loadTsconfigPaths(dir).paths).toEqual([{ pattern: 'b//*', targets: [join(dir, 'b/*')] }]);
  const inherited = [{ pattern: 'a', targets: [join(dir, 'node_modules/@made/config/lib/a.ts')] }];
  expect(loadTsconfigPaths(join(dir, 'inherits')).paths).toEqual(inherited);
});

test('what cannot be read is a problem, and the rest holds', () => {
  const dir = write({
    'tsconfig.json': `{"extends":"@nowhere/config","references":[{"path":"./part.json"},{"path":"../other"}],${paths({ a: ['./a'] }).slice(1)}`,
    'part.json': '{\n  "compilerOptions": {,}\n}',
  });
  const { paths: found, problems } = loadTsconfigPaths(dir);
  expect(found).toEqual([{ pattern: 'a', targets: [join(dir, 'a')] }]);
  expect(problems).toMatchObject([
    { file: join(dir, 'tsconfig.json'), message: expect.stringContaining('refers to "@nowhere/config"') },
    { file: join(dir, 'part.json'), message: expect.stringContaining('not valid JSON'), line: 2, column: 23 },
  ]);
});

test('comments, commas at the end, a byte order mark and an empty file are fine', () => {
  const dir = write({
    'tsconfig.json': `\uFEFF{ "extends": "./empty", // "x": [\n "compilerOptions": { /* , */ "paths": { "a//b": ["./a",], }, }, }`,
    'empty.json': '',
  });
  expect(loadTsconfigPaths(dir)).toMatchObject({
    paths: [{ pattern: 'a//b', targets: [join(dir, 'a')] }],
    problems: [],
  });
});

test('files that extend each other end', () => {
  const dir = write({ 'tsconfig.json': '{"extends":"./other.json"}', 'other.json': '{"extends":"./tsconfig.json"}' });
  expect(loadTsconfigPaths(dir)).toMatchObject({ paths: [], problems: [] });
});

test.each([
  ['@c/x', ['/own/x', '/shared/x']],
  ['@c/deep/x', ['/deep/x']],
  ['@c/whole', ['/whole.ts']],
  ['@c', []],
  ['other', []],
])('%s leads to %j', (name, expected) => {
  const dir = write({
    'tsconfig.json': paths({
      '@c/*': ['/own/*', '/shared/*'],
      '@c/whole': ['/whole.ts'],
      '@c/deep/*': ['/deep/*'],
    }),
  });
  expect(listPathTargets(name, loadTsconfigPaths(dir).paths)).toEqual(expected);
});
