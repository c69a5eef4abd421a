/** Loads items once and keeps them. A failed item is tried again the next time. */
import { loadOnce } from '../load-once.ts';

/** Fetches a file of the index by its name, relative to the entry file. */
export type FetchFile = (name: string) => Promise<string>;

export interface Loader<K, T> {
  /** Loads the items that are missing. Rejects if any of them fails. */
  load(keys: readonly K[]): Promise<unknown>;
  /** Undefined if it is not loaded. */
  get(key: K): T | undefined;
}

export function createLoader<K, T>(load: (key: K) => Promise<T>): Loader<K, T> {
  const loaded = new Map<K, T>();
  const loading = new Map<K, Promise<unknown>>();
  const loadOne = async (key: K) => loaded.set(key, await load(key));
  return {
    load: (keys) => Promise.all(keys.map((key) => loadOnce(loading, key, loadOne))),
    get: (key) => loaded.get(key),
  };
}
