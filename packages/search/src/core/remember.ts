/** Memoizes `make`: the next keystroke needs most results again. Clears the cache once it exceeds the limit. */
export function remember<T>(limit: number, make: (key: string) => T): (key: string) => T {
  const kept = new Map<string, T>();
  return (key) => {
    const known = kept.get(key) ?? make(key);
    if (kept.size > limit) kept.clear();
    kept.set(key, known);
    return known;
  };
}
