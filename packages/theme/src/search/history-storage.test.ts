import { expect, test } from '@rstest/core';
import { createHistoryStorage } from './history-storage.ts';
import { createHit } from './test-hit.ts';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs';
const FAVORITES = '__DOCSEARCH_FAVORITE_SEARCHES__docs';
const hit = createHit({ titles: ['Page', 'Section'] });

function createMemory(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  };
}

test('saved searches are restored, from keys with an index', () => {
  const memory = createMemory();
  createHistoryStorage(memory, 'docs').save({ recent: [hit], favorites: [] });
  expect([...memory.map.keys()]).toEqual([RECENT, FAVORITES]);
  expect(createHistoryStorage(memory, 'docs').load()).toEqual({ recent: [hit], favorites: [] });
  expect(createHistoryStorage(memory, 'other').load().recent).toEqual([]);
});

test.each(['', '{', 'null', '42', '{"length":3}', '[null,1,"x",[]]', '[{"objectID":"a","url":"javascript:1"}]'])(
  'invalid content is ignored: %s',
  (text) => {
    expect(createHistoryStorage(createMemory({ [RECENT]: text }), 'docs').load().recent).toEqual([]);
  },
);

test('valid hits among invalid ones are kept, each once and up to the limit', () => {
  const many = Array.from({ length: 12 }, (_, at) => createHit({ titles: [`P${at}`] }));
  const text = JSON.stringify([hit, 7, hit, ...many]);
  const { recent, favorites } = createHistoryStorage(
    createMemory({ [RECENT]: text, [FAVORITES]: text }),
    'docs',
  ).load();
  expect(recent).toHaveLength(7);
  expect(favorites).toHaveLength(10);
  expect(recent.filter(({ objectID }) => objectID === hit.objectID)).toHaveLength(1);
  expect(recent[0]).toEqual(hit);
});

test('if storage is missing or fails, the page keeps the history in memory', () => {
  const refusing = {
    getItem: () => null,
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  for (const storage of [undefined, refusing]) {
    const history = createHistoryStorage(storage, 'docs');
    history.save({ recent: [hit], favorites: [] });
    expect(history.load().recent).toEqual([hit]);
  }
});
