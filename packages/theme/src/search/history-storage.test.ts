import { afterEach, expect, rs, test } from '@rstest/core';
import { createHistoryStorage } from './history-storage.ts';
import { createHit } from './test-hit.ts';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs';
const FAVORITES = '__DOCSEARCH_FAVORITE_SEARCHES__docs';
const hit = createHit({ titles: ['Page', 'Section'] });

afterEach(() => {
  rs.restoreAllMocks();
  localStorage.clear();
});

test('saved searches are restored, from keys with an index', () => {
  createHistoryStorage('docs').save({ recent: [hit], favorites: [] });
  expect(Object.keys(localStorage)).toEqual([RECENT, FAVORITES]);
  expect(createHistoryStorage('docs').load()).toEqual({ recent: [hit], favorites: [] });
  expect(createHistoryStorage('other').load().recent).toEqual([]);
});

test.each(['', '{', 'null', '42', '{"length":3}', '[null,1,"x",[]]', '[{"objectID":"a","url":"javascript:1"}]'])(
  'invalid content is ignored: %s',
  (text) => {
    localStorage.setItem(RECENT, text);
    expect(createHistoryStorage('docs').load().recent).toEqual([]);
  },
);

test('valid hits among invalid ones are kept, each once and up to the limit', () => {
  const many = Array.from({ length: 12 }, (_, at) => createHit({ titles: [`P${at}`] }));
  const text = JSON.stringify([hit, 7, hit, ...many]);
  for (const key of [RECENT, FAVORITES]) localStorage.setItem(key, text);
  const { recent, favorites } = createHistoryStorage('docs').load();
  expect(recent).toHaveLength(7);
  expect(favorites).toHaveLength(10);
  expect(recent.filter(({ objectID }) => objectID === hit.objectID)).toHaveLength(1);
  expect(recent[0]).toEqual(hit);
});

test('if storage is full, the page keeps the history in memory', () => {
  rs.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  const history = createHistoryStorage('docs');
  history.save({ recent: [hit], favorites: [] });
  expect(history.load().recent).toEqual([hit]);
});
