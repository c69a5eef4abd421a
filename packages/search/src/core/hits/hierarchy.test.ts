import { expect, test } from '@rstest/core';
import { createRecords } from '../records/create-records.ts';
import { page, section } from '../test-site.ts';
import { sectionPath } from './hierarchy.ts';

const [record] = createRecords([
  page('/a', 'Page', 'Guide', [
    section('', 1, 'Page'),
    section('b', 2, 'B'),
    section('c', 4, 'C'),
    section('d', 3, 'D'),
    section('e', 1, 'Second h1'),
  ]),
]);

function pathOf(place: number): { type: string; path: (string | null)[] } {
  if (!record) throw new Error('There is a page.');
  const { type, hierarchy } = sectionPath(record, place);
  return { type, path: Object.values(hierarchy).filter(Boolean) };
}

test.each([
  [0, 'lvl1', ['Guide', 'Page']],
  [1, 'lvl2', ['Guide', 'Page', 'B']],
  [2, 'lvl4', ['Guide', 'Page', 'B', 'C']],
  [3, 'lvl3', ['Guide', 'Page', 'B', 'D']],
  [4, 'lvl2', ['Guide', 'Page', 'Second h1']],
])('Section %i is %s under %j', (place, type, path) => {
  expect(pathOf(place)).toEqual({ type, path });
});
