/** Owns what each file was compiled to in the last build, whatever has become of the file since. */
import { join } from 'node:path';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { findCacheFile, writeCacheFile } from '../files/cache-file.ts';

export interface FormerPages {
  /** The key of the content that the same engine made of the file. */
  findKey(sourcePath: string): string | undefined;
  save(keys: ReadonlyMap<string, string>): void;
}

interface FormerRecord {
  engine: string;
  keys: Array<[sourcePath: string, key: string]>;
}

export function openFormerPages({ cacheDir, engineHash }: ResolvedConfig): FormerPages {
  const file = join(cacheDir, 'former-pages.json');
  let keys: ReadonlyMap<string, string> | undefined;
  return {
    findKey(sourcePath) {
      keys ??= loadKeys(file, engineHash);
      return keys.get(sourcePath);
    },
    save: (next) =>
      writeCacheFile(file, JSON.stringify({ engine: engineHash, keys: [...next] } satisfies FormerRecord)),
  };
}

/** What another engine made is no guide, and what is damaged says nothing. */
function loadKeys(file: string, engineHash: string): ReadonlyMap<string, string> {
  const text = findCacheFile(file);
  const record = text === undefined ? undefined : (JSON.parse(text) as FormerRecord);
  return new Map(record?.engine === engineHash ? record.keys : []);
}
