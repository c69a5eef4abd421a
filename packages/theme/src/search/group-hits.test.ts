import { expect, test } from '@rstest/core';
import { groupHits } from './group-hits.ts';
import { createHit } from './test-hit.ts';

const find = (part: string, titles: string[], position: number) => {
  const hit = createHit({ titles });
  return { hit: { ...hit, hierarchy: { ...hit.hierarchy, lvl0: part } }, position, title: [], snippet: [] };
};

test('sections and pages are in the order of their best hit', () => {
  const groups = groupHits([
    find('Guide', ['A', 'x'], 1),
    find('Config', ['C'], 2),
    find('Guide', ['B'], 3),
    find('Guide', ['A', 'y'], 4),
  ]);
  expect(groups.map(({ name, rows }) => [name, rows.map(({ position }) => position)])).toEqual([
    ['Guide', [1, 4, 3]],
    ['Config', [2]],
  ]);
});

test('a hit below the row of its page does not repeat the title of the page', () => {
  const [group] = groupHits([find('G', ['A', 'x'], 1), find('G', ['A'], 2), find('G', ['A', 'y', 'z'], 3)]);
  expect(group?.rows.map(({ isChild, path }) => [isChild, path])).toEqual([
    [false, ['A']],
    [false, []],
    [true, ['y']],
  ]);
});

test('a group has at most 20 hits, and names of built-in properties are valid group names', () => {
  const hits = Array.from({ length: 30 }, (_, at) => find('constructor', [`P${at}`], at + 1));
  const groups = groupHits([...hits, find('__proto__', ['Q'], 31)]);
  expect(groups.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['constructor', 20],
    ['__proto__', 1],
  ]);
});
