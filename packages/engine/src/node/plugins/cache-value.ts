/** Keeps values of plugins in the cache of a site. */
import { join } from 'node:path';
import { hashFile } from '@quire/markdown/files';
import { findCacheDir } from '../config/cache-dir.ts';
import { findCacheData, writeCacheData } from '../files/cache-file.ts';
import { hashData } from '../files/hash-data.ts';

export interface CachePlace {
  /** Folder of the site, absolute. */
  siteDir: string;
  /** Name of the plugin, which is a folder of the cache. */
  plugin: string;
  /** Plain data that the value depends on, in addition to its files. */
  key: unknown;
}

export interface ComputedValue<Value> {
  /** Plain data. */
  value: Value;
  /** Absolute paths of the files that it was computed from. Files that do not exist may be among them. */
  files: readonly string[];
}

interface Kept<Value> {
  value: Value;
  /** By path. */
  hashes: Readonly<Record<string, string>>;
}

/** Returns the value that an earlier call has computed for the key, unless one of its files has changed since. */
export function cacheValue<Value>({ siteDir, plugin, key }: CachePlace, compute: () => ComputedValue<Value>): Value {
  const file = join(findCacheDir(siteDir), plugin, `${hashData(key)}.json`);
  const kept = findCacheData<Kept<Value>>(file);
  if (kept && Object.entries(kept.hashes).every(([path, hash]) => hashFile(path) === hash)) return kept.value;
  const { value, files } = compute();
  const hashes = Object.fromEntries(files.map((path) => [path, hashFile(path)]));
  writeCacheData(file, { value, hashes } satisfies Kept<Value>);
  return value;
}
