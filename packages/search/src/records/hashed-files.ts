/** Files whose names are the hashes of what they hold: what did not change keeps its name. */
import { type FileHash, type ShardKind, shardPath } from '../core/shards/shard-format.ts';
import { hashText } from './hash-text.ts';

export interface SearchFile {
  path: string;
  body: string;
}

export interface HashedFiles {
  add(kind: ShardKind | 'rest', data: unknown): FileHash;
  list(): SearchFile[];
}

/** Fifty bits: enough to report all files of all builds apart. */
const HASH_CHARS = 10;

export function createHashedFiles(): HashedFiles {
  const files = new Map<string, string>();
  return {
    add(kind, data) {
      const body = JSON.stringify(data);
      const hash = hashText(body).slice(-HASH_CHARS);
      files.set(shardPath(kind, hash), body);
      return hash;
    },
    list: () => Array.from(files, ([path, body]) => ({ path, body })),
  };
}
