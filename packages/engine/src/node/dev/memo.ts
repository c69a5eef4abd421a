/** Caches the last result of an expensive computation while its key stays the same. */
export function createMemo<T>() {
  let last: { key: string; value: Promise<T> } | undefined;
  /** @param key identifies the inputs of the value */
  return (key: string, create: () => Promise<T>): Promise<T> => {
    if (last?.key !== key) last = { key, value: create() };
    return last.value;
  };
}
