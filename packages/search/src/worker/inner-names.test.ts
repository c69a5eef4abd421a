import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { INNER_NAMES } from './inner-names.ts';

/** What is read from elsewhere or by others. */
const BORDER = [
  'core/types.ts',
  'core/service.ts',
  'core/records/search-data.ts',
  'core/query/vocabulary-data.ts',
  'worker/protocol.ts',
];

test.each(BORDER)('No name that the workers shorten travels: %s', (file) => {
  const source = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  const fields = source.split('export function')[0]?.matchAll(/\b(\w+)\??(?:: |\()/g) ?? [];
  const travelling = new Set(Array.from(fields, ([, name]) => name));
  expect(travelling.size).toBeGreaterThan(3);
  expect(INNER_NAMES.filter((name) => travelling.has(name))).toEqual([]);
});

test('No name that the workers shorten is one of the language', () => {
  const builtIns = [Array, Map, Set, Promise, String, Number, Object, RegExp, JSON, Math, Response, Uint32Array];
  const names = builtIns.flatMap((value) => [
    ...Object.getOwnPropertyNames(value),
    ...Object.getOwnPropertyNames(Object(value).prototype ?? {}),
  ]);
  expect(INNER_NAMES.filter((name) => names.includes(name))).toEqual([]);
});
