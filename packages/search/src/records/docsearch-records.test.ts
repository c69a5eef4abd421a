import { expect, test } from '@rstest/core';
import { page, section, testPages } from '../core/test-site.ts';
import { createDocSearchRecords } from './docsearch-records.ts';

const options = { lang: 'en', urlPrefix: 'https://docs.example' };

test('A heading and each paragraph below it are one record each', () => {
  const records = createDocSearchRecords(testPages.slice(2, 3), options);
  expect(records.map(({ type, content }) => [type, content])).toEqual([
    ['lvl1', null],
    ['content', 'Generates TypeScript declaration files.'],
    ['lvl2', null],
    ['content', 'One declaration file for each entry.'],
    ['lvl3', null],
    ['content', 'Path aliases for declaration files.'],
  ]);
  expect(records[5]).toMatchObject({
    url: 'https://docs.example/config/lib/dts#alias',
    url_without_anchor: 'https://docs.example/config/lib/dts',
    anchor: 'alias',
    lang: 'en',
  });
  expect(records[5]?.hierarchy).toMatchObject({
    lvl0: 'Config',
    lvl1: 'lib.dts',
    lvl2: 'dts.bundle',
    lvl3: 'dts.alias',
  });
});

test('Ids are unique and the same in every build', () => {
  const ids = createDocSearchRecords(testPages, options).map(({ objectID }) => objectID);
  expect(new Set(ids).size).toBe(ids.length);
  expect(createDocSearchRecords(testPages, options).map(({ objectID }) => objectID)).toEqual(ids);
});

test('A very long paragraph is split without losing text', () => {
  const long = Array.from({ length: 2000 }, (_, at) => `word${at}`).join(' ');
  const records = createDocSearchRecords([page('/a', 'A', '', [section('', 1, 'A', [long])])], options);
  const contents = records.flatMap(({ content }) => content ?? []);
  expect(contents.every((content) => content.length <= 3000)).toBe(true);
  expect(contents.join(' ')).toBe(long);
});
