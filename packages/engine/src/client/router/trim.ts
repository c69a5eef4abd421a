/** Which entries of a growing store are given up. */

export interface TrimRule {
  keep: number;
  /** How many may come on top before the store is trimmed. */
  slack: number;
}

/** The keys to give up: the oldest, and none before the store is `slack` over. */
export function findSurplus<Key>(keys: Iterable<Key>, { keep, slack }: TrimRule): Key[] {
  const all = [...keys];
  return all.length >= keep + slack ? all.slice(0, all.length - keep) : [];
}
