/** Owns lists of values by a key of each. */

/** @returns whether it is the first of its key */
export function addToGroup<K, T>(groups: Map<K, T[]>, key: K, value: T): boolean {
  const group = groups.get(key);
  if (group) group.push(value);
  else groups.set(key, [value]);
  return !group;
}
