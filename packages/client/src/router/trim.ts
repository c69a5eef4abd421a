/** Removes the oldest entries of a cache, so that at most `limit` are left. */
export function keepNewest(cache: Map<string, unknown>, limit: number): void {
  for (const key of [...cache.keys()].slice(0, -limit)) cache.delete(key);
}
