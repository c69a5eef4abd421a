/** Caches the last result of an expensive computation while its key stays the same. */

export interface Memo<T> {
  /** @param key identifies the inputs of the value */
  get(key: string, create: () => Promise<T>): Promise<T>;
  /** The last value, if it has this key. */
  find(key: string): Promise<T> | undefined;
}

export function createMemo<T>(): Memo<T> {
  let last: { key: string; value: Promise<T> } | undefined;
  return {
    find: (key) => (last?.key === key ? last.value : undefined),
    get(key, create) {
      if (last?.key === key) return last.value;
      const value = create();
      last = { key, value };
      return value;
    },
  };
}
