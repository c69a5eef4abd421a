/** Owns pieces that are loaded once and kept. A piece that failed is tried again the next time. */

/** Fetches a file of the index by its name, relative to the first file. */
export type FetchFile = (name: string) => Promise<string>;

export interface Loader<K, T> {
  /** Loads what is missing. Fails where any piece does. */
  load(keys: readonly K[]): Promise<void>;
  /** A piece that was loaded. */
  get(key: K): T | undefined;
}

export function createLoader<K, T>(load: (key: K) => Promise<T>): Loader<K, T> {
  const loaded = new Map<K, T>();
  const underWay = new Map<K, Promise<void>>();

  const loadOne = async (key: K): Promise<void> => {
    try {
      loaded.set(key, await load(key));
    } finally {
      underWay.delete(key);
    }
  };
  return {
    async load(keys) {
      const missing = [...new Set(keys)].filter((key) => !loaded.has(key));
      const waits = missing.map((key) => {
        const wait = underWay.get(key) ?? loadOne(key);
        if (!loaded.has(key)) underWay.set(key, wait);
        return wait;
      });
      await Promise.all(waits);
    },
    get: (key) => loaded.get(key),
  };
}
