import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { writeSite } from '../../../test/run-quire.ts';
import { cacheValue } from './cache-value.ts';

const siteDir = writeSite({ 'node_modules/.keep': '', 'ropes.txt': '4' });
const files = ['ropes.txt', 'sails.txt'].map((name) => join(siteDir, name));
let computed = 0;

function load(key: unknown): number {
  return cacheValue({ siteDir, plugin: 'boats', key }, () => {
    computed += 1;
    return { value: computed, files };
  });
}

test('a value is computed again for another key, and when a file of it changes or appears', () => {
  expect([load({ a: 1 }), load({ a: 1 }), load({ a: 2 }), load({ a: 1 })]).toEqual([1, 1, 2, 1]);
  writeFileSync(files[0] ?? '', '5');
  expect([load({ a: 1 }), load({ a: 1 })]).toEqual([3, 3]);
  writeFileSync(files[1] ?? '', '1');
  expect([load({ a: 1 }), load({ a: 1 })]).toEqual([4, 4]);
  expect(existsSync(join(siteDir, 'node_modules/.cache/quire'))).toBe(true);
});
