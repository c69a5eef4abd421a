/** Loads each key once. A failure is not cached, so that the next keystroke tries again. */
export function loadOnce<K, T>(kept: Map<K, Promise<T>>, key: K, load: (key: K) => Promise<T>): Promise<T> {
  const loading = kept.get(key) ?? load(key);
  kept.set(key, loading);
  loading.catch(() => kept.delete(key));
  return loading;
}
