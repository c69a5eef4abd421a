/** Pieces that are loaded once and kept. A piece that failed is tried again the next time. */
import { loadOnce } from '../load-once.ts';

/** Fetches a file of the index by its name, relative to the first file. */
export type FetchFile = (name: string) => Promise<string>;

export interface Loader<K, T> {
  /** Loads what is missing. Fails where any piece does. */
  load(keys: readonly K[]): Promise<unknown>;
  /** A piece that was loaded. */
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
