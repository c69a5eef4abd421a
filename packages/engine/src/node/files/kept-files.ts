/** Caches files that many pages include, such as code samples: in a build, each process reads a file once. */
import { readFileSync, realpathSync } from 'node:fs';
import type { LoadedText, SourceFiles } from '@quire/markdown';
import { hashContent } from '@quire/markdown/files';
import { findFile } from './find-file.ts';
import { hashFile } from './hash-file.ts';

/** Without a cache: each call reads the current file. */
export const currentFiles: SourceFiles = {
  findReal: (filePath) => realpathSync.native(findFile(filePath) ?? filePath),
  load(filePath) {
    const bytes = readFileSync(filePath);
    return { text: bytes.toString('utf8'), bytes: bytes.byteLength, hash: hashContent(bytes) };
  },
  hash: hashFile,
};

/** Maximum size of the cache. Few sites have this much sample code. */
const KEPT_BYTES_MAX = 16 * 1024 * 1024;

/** Files are cached after the first read. Errors are not cached. */
export function createKeptFiles(): SourceFiles {
  const reals = new Map<string, string>();
  const texts = new Map<string, LoadedText>();
  const hashes = new Map<string, string>();
  let keptBytes = 0;
  return {
    findReal(filePath) {
      const real = reals.get(filePath) ?? currentFiles.findReal(filePath);
      reals.set(filePath, real);
      return real;
    },
    load(filePath) {
      const known = texts.get(filePath);
      if (known) return known;
      const loaded = currentFiles.load(filePath);
      if (keptBytes + loaded.bytes <= KEPT_BYTES_MAX) {
        keptBytes += loaded.bytes;
        texts.set(filePath, loaded);
      }
      return loaded;
    },
    hash(filePath) {
      const hash = texts.get(filePath)?.hash ?? hashes.get(filePath) ?? currentFiles.hash(filePath);
      hashes.set(filePath, hash);
      return hash;
    },
  };
}
