/** Keeps the last result of something expensive, for as long as what it was made of stays the same. */

export interface Memo<T> {
  /** @param key names what the value is made of */
  get(key: string, create: () => Promise<T>): Promise<T>;
  /** The last value, if it was made of the same. */
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
