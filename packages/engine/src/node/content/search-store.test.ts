import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@rstest/core';
import { formatSections, openSectionStore } from './search-store.ts';

let dir = '';

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'quire-sections-'));
});

const write = (title: string) => formatSections([{ anchor: '', depth: 1, title, blocks: ['Text'], code: ['call()'] }]);
const listKeys = (count: number) => Array.from({ length: count }, (_, index) => `key${index}`);
const listFiles = () => readdirSync(join(dir, 'search')).sort();

/** As a build does: reads the pages that the store lacks, and keeps all. */
function build(keys: string[]): string[] {
  const store = openSectionStore(dir);
  const read = keys.filter((key) => !store.has(key));
  for (const key of read) store.add(key, write(key));
  expect(keys.map((key) => JSON.parse(store.load(key))[0].title)).toEqual(keys);
  store.save(keys);
  return read;
}

test('Each page has a file, and none is read again', () => {
  expect(build(listKeys(3))).toEqual(listKeys(3));
  expect(listFiles()).toEqual(['key0.json', 'key1.json', 'key2.json']);
  expect(build(listKeys(3))).toEqual([]);
  expect(build(['edited', ...listKeys(3).slice(1)])).toEqual(['edited']);
});

test('Pages that are no more are forgotten', () => {
  build(listKeys(3));
  build(['key1']);
  expect(listFiles()).toEqual(['key1.json']);
  expect(openSectionStore(dir).has('key0')).toBe(false);
});
