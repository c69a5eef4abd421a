/** Stores the history in the browser, under a key per index. The storage may be missing, full or corrupt. */
import { FAVORITES_MAX, RECENT_MAX } from './constants.ts';
import type { History } from './history.ts';
import { type Hit, parseHit } from './hit.ts';

export interface HistoryStorage {
  load(): History;
  save(history: History): void;
}

/** @param storage undefined if the browser forbids it: the history then lasts as long as the page */
export function createHistoryStorage(
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined,
  indexName: string,
): HistoryStorage {
  const recentKey = `__DOCSEARCH_RECENT_SEARCHES__${indexName}`;
  const favoritesKey = `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`;
  let current: History = { recent: [], favorites: [] };

  const write = (key: string, hits: readonly Hit[]) => {
    try {
      storage?.setItem(key, JSON.stringify(hits));
    } catch {
      // Full or forbidden: the history is kept in memory.
    }
  };
  return {
    load() {
      const recent = readHits(storage, recentKey);
      const favorites = readHits(storage, favoritesKey);
      current = {
        recent: (recent ?? current.recent).slice(0, RECENT_MAX),
        favorites: (favorites ?? current.favorites).slice(0, FAVORITES_MAX),
      };
      return current;
    },
    save(history) {
      current = history;
      write(recentKey, history.recent);
      write(favoritesKey, history.favorites);
    },
  };
}

/** Undefined if nothing can be read. */
function readHits(storage: Pick<Storage, 'getItem'> | undefined, key: string): Hit[] | undefined {
  try {
    const text = storage?.getItem(key);
    return text == null ? undefined : parseHits(JSON.parse(text));
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
