import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

test('The pages of a small site have a file each, those of a larger one are in one file, and none is read again', () => {
  expect(build(listKeys(3))).toEqual(listKeys(3));
  expect(listFiles()).toEqual(['key0.json', 'key1.json', 'key2.json']);
  expect(build(listKeys(3))).toEqual([]);
  expect(build(listKeys(40)).length).toBe(37);
  expect(listFiles()).toEqual(['pack-0']);
  expect(build(listKeys(40))).toEqual([]);
});

test('The pages of a large site are in several files, and one that is damaged lacks only its own pages', () => {
  const large = (title: string) =>
    formatSections([{ anchor: '', depth: 1, title, blocks: ['Text '.repeat(40_000).trim()], code: [] }]);
  const store = openSectionStore(dir);
  for (const key of listKeys(50)) store.add(key, large(key));
  store.save(listKeys(50));
  expect(listFiles()).toEqual(['pack-0', 'pack-1', 'pack-2']);
  expect(build(listKeys(50))).toEqual([]);
  writeFileSync(join(dir, 'search/pack-1'), 'x');
  expect(build(listKeys(50))).toEqual(listKeys(50).slice(19, 38));
  expect(listFiles()).not.toContain('pack-1');
});

test('An edited page has a file of its own, and the next edit still finds what the page was', () => {
  build(listKeys(40));
  const edited = ['edited', ...listKeys(40).slice(1)];
  expect(build(edited)).toEqual(['edited']);
  expect(listFiles()).toEqual(['edited.json', 'pack-0']);
  const store = openSectionStore(dir);
  expect(store.find('key0')).toEqual([{ anchor: '', depth: 1, title: 'key0', blocks: ['Text'], codeWords: 'call' }]);
  expect(store.find('never')).toBe(undefined);
  expect(build(['edited again', ...edited.slice(1)])).toEqual(['edited again']);
  expect(listFiles()).toEqual(['edited again.json', 'pack-0']);
});

test('Pages that are no more are forgotten', () => {
  build(listKeys(3));
  build(['key1']);
  expect(listFiles()).toEqual(['key1.json']);
  build(listKeys(40));
  build(listKeys(90).slice(40));
  expect(openSectionStore(dir).has('key1')).toBe(false);
});

test('A file that is damaged lacks its pages: those of the pack are read again, for another the build runs again', () => {
  build(listKeys(40));
  const pack = join(dir, 'search/pack-0');
  writeFileSync(pack, readFileSync(pack, 'utf8').replace('Text', 'text'));
  expect(build(listKeys(40)).length).toBe(40);
  build(['edited', ...listKeys(39)]);
  writeFileSync(join(dir, 'search/edited.json'), 'x');
  expect(() => openSectionStore(dir).load('edited')).toThrow('The cache is damaged');
  expect(build(['edited', ...listKeys(39)])).toEqual(['edited']);
});
