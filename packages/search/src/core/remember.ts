/** Results that are kept: the next key of a reader asks for most of them again. */

/** Forgets everything once so many are kept: queries of a visit, never a whole site. */
export function remember<T>(limit: number, make: (key: string) => T): (key: string) => T {
  const kept = new Map<string, T>();
  return (key) => {
    const known = kept.get(key) ?? make(key);
    if (kept.size > limit) kept.clear();
    kept.set(key, known);
    return known;
  };
}
