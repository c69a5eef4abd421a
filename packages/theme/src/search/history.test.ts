import { expect, test } from '@rstest/core';
import { addFavorite, addRecent, type History, listShownRecent, removeFavorite, removeRecent } from './history.ts';
import { createHit } from './test-hit.ts';

const NONE: History = { recent: [], favorites: [] };
const hits = Array.from({ length: 12 }, (_, at) => createHit({ titles: [`Page ${at}`] }));
const ids = (list: readonly { objectID: string }[]) => list.map(({ objectID }) => objectID);
const [first = createHit(), second = createHit()] = hits;

test('seven recent searches are kept, the newest first, without duplicates', () => {
  const history = [...hits, first].reduce(addRecent, NONE);
  expect(ids(history.recent)).toEqual(ids([first, ...hits.slice(6).reverse()]));
});

test('four recent searches are shown next to favorites', () => {
  const history = hits.reduce(addRecent, NONE);
  expect(listShownRecent(history)).toHaveLength(7);
  expect(listShownRecent({ ...history, favorites: [first] })).toHaveLength(4);
});

test('a favorite is removed from the recent searches and not added again', () => {
  const history = addRecent(addFavorite(addRecent(addRecent(NONE, first), second), first), first);
  expect(ids(history.recent)).toEqual(ids([second]));
  expect(ids(history.favorites)).toEqual(ids([first]));
});

test('ten favorites are kept', () => {
  expect(hits.reduce(addFavorite, NONE).favorites).toHaveLength(10);
});

test('both lists can be cleared', () => {
  const history = addFavorite(addRecent(NONE, first), second);
  expect(removeFavorite(removeRecent(history, first), second)).toEqual(NONE);
});

test('a hit in the text is saved as its heading', () => {
  const { recent } = addRecent(NONE, createHit({ titles: ['Page', 'Section'], type: 'content' }));
  expect(recent[0]?.type).toBe('lvl2');
});
