/** Stores the history in the browser, under a key per index. The storage may be missing, full or corrupt. */
import { loadText, storeText } from '@quire/client';
import { FAVORITES_MAX, RECENT_MAX } from './constants.ts';
import type { History } from './history.ts';
import { type Hit, parseHit } from './hit.ts';

export interface HistoryStorage {
  load(): History;
  save(history: History): void;
}

/** If storage is disabled, the history lasts as long as the page. */
export function createHistoryStorage(indexName: string): HistoryStorage {
  const recentKey = `__DOCSEARCH_RECENT_SEARCHES__${indexName}`;
  const favoritesKey = `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`;
  let current: History = { recent: [], favorites: [] };
  return {
    load() {
      const recent = readHits(recentKey);
      const favorites = readHits(favoritesKey);
      current = {
        recent: (recent ?? current.recent).slice(0, RECENT_MAX),
        favorites: (favorites ?? current.favorites).slice(0, FAVORITES_MAX),
      };
      return current;
    },
    save(history) {
      current = history;
      storeText(recentKey, JSON.stringify(history.recent));
      storeText(favoritesKey, JSON.stringify(history.favorites));
    },
  };
}

/** Undefined if nothing can be read. */
function readHits(key: string): Hit[] | undefined {
  const text = loadText(key);
  try {
    return text === null ? undefined : parseHits(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Skips values that are not hits, and duplicates. */
function parseHits(stored: unknown): Hit[] {
  const values: unknown[] = Array.isArray(stored) ? stored : [];
  const hits = values.flatMap((value) => parseHit(value) ?? []);
  return [...new Map(hits.reverse().map((hit) => [hit.objectID, hit])).values()].reverse();
}
