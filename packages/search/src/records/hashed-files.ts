/** Collects files that are named by their content hash, so that unchanged files keep their names. */
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

/** About 50 bits: enough to avoid collisions across builds. */
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
