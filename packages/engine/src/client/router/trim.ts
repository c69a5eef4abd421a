/** Decides which entries of a cache are evicted. */

export interface TrimRule {
  keep: number;
  /** How many additional entries are allowed before the cache is trimmed. */
  slack: number;
}

/** The keys to evict: the oldest, and none before the cache exceeds `keep` by `slack`. */
export function findSurplus<Key>(keys: Iterable<Key>, { keep, slack }: TrimRule): Key[] {
  const all = [...keys];
  return all.length >= keep + slack ? all.slice(0, all.length - keep) : [];
}
