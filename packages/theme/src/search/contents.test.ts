import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';
import type { Answer } from './ask.ts';
import { CONTENTS_IN_VIEW, PAUSE_MS } from './constants.ts';
import { createContents, showContents } from './contents.ts';
import type { SearchApi, SearchState } from './create-search.ts';
import type { HitRow } from './group-hits.ts';
import type { Item } from './item.ts';
import { createHit } from './test-hit.ts';

type HitsAnswer = Extract<Answer, { kind: 'hits' }>;

beforeEach(() => {
  rs.useFakeTimers();
});
afterEach(() => {
  rs.useRealTimers();
});

function createAnswer(query: string, snippet: HitRow['snippet']): HitsAnswer {
  const rows = ['/a', '/b'].map((objectID, at): HitRow => {
    const hit = createHit({ objectID });
    return { hit, position: at + 1, title: [], snippet, isChild: at === 1, path: ['Page'] };
  });
  return {
    kind: 'hits',
    query,
    groups: [{ name: 'Guide', rows }],
    count: 2,
    queryID: undefined,
    hostFailure: undefined,
  };
}

const found = [{ text: 'a text', isMatched: true }];

/** What the dialog holds once an answer is on the screen. */
function createState(screen: HitsAnswer, typed = screen.query): SearchState {
  const items = (screen.groups[0]?.rows ?? []).map((row): Item => {
    return { list: 'matched', hit: row.hit, row, queryID: undefined };
  });
  const collections = [{ source: { sourceId: 'found-0', screen }, items }];
  return { query: typed, status: 'idle', collections } as unknown as SearchState;
}

function watchAnswer(snippet: HitRow['snippet']) {
  const screen = createAnswer('dts', snippet);
  const asked: Array<[query: string, contents: number]> = [];
  const shown: HitsAnswer[] = [];
  const contents = createContents(
    async (query, count) => {
      asked.push([query, count]);
      return createAnswer(query, found);
    },
    (answer) => shown.push(answer),
  );
  contents.watch(createState(screen));
  return { screen, contents, asked, shown };
}

test('missing texts are fetched when the reader pauses, and all of them when the reader scrolls', async () => {
  const { screen, contents, asked, shown } = watchAnswer('awaited');
  await rs.advanceTimersByTimeAsync(PAUSE_MS - 1);
  expect(asked).toEqual([]);
  await rs.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([['dts', CONTENTS_IN_VIEW]]);
  expect(shown).toHaveLength(1);
  // The same screen again: its rows were filled.
  contents.watch(createState(screen));
  await rs.advanceTimersByTimeAsync(PAUSE_MS);
  contents.wantAll();
  contents.wantAll();
  expect(asked.slice(1)).toEqual([['dts', 20]]);
});

test('nothing is fetched for complete hits, or while the reader is typing', async () => {
  const complete = watchAnswer(found);
  await rs.advanceTimersByTimeAsync(PAUSE_MS);
  complete.contents.wantAll();
  expect(complete.asked).toEqual([]);
  const typing = watchAnswer('awaited');
  typing.contents.watch(createState(typing.screen, 'dts a'));
  await rs.advanceTimersByTimeAsync(PAUSE_MS);
  typing.contents.wantAll();
  expect(typing.asked).toEqual([]);
});

test('the texts are added to the rows, and no row moves', () => {
  const collections: Array<{ items: Item[] }> = [];
  const api = {
    setCollections: (filled: Array<{ items: Item[] }>) => void collections.push(...filled),
  } as unknown as SearchApi;
  const answer = createAnswer('dts', found);
  const reversed = { ...answer, groups: answer.groups.map((group) => ({ ...group, rows: group.rows.toReversed() })) };
  showContents(api, createState(createAnswer('dts', 'awaited')), reversed);
  expect(collections[0]?.items).toMatchObject([
    { hit: { objectID: '/a' }, row: { snippet: found, isChild: false } },
    { hit: { objectID: '/b' }, row: { snippet: found, isChild: true } },
  ]);
});
