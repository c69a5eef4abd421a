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

test('what is saved comes back, under keys by index', () => {
  const memory = createMemory();
  createHistoryStorage(memory, 'docs').save({ recent: [hit], favorites: [] });
  expect([...memory.map.keys()]).toEqual([RECENT, FAVORITES]);
  expect(createHistoryStorage(memory, 'docs').load()).toEqual({ recent: [hit], favorites: [] });
  expect(createHistoryStorage(memory, 'other').load().recent).toEqual([]);
});

test.each(['', '{', 'null', '42', '{"length":3}', '[null,1,"x",[]]', '[{"objectID":"a","url":"javascript:1"}]'])(
  'spoilt contents count as nothing: %s',
  (text) => {
    expect(createHistoryStorage(createMemory({ [RECENT]: text }), 'docs').load().recent).toEqual([]);
  },
);

test('hits among rubbish are kept, each once and as many as allowed', () => {
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

test('without a storage, or with one that refuses, the page remembers', () => {
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
