/** Reads files that many pages show, such as samples of code: in a build, a process reads each once. */
import { readFileSync, realpathSync } from 'node:fs';
import type { LoadedText, SourceFiles } from '@quire/markdown';
import { hashContent } from '@quire/markdown/files';
import { hashFile } from './hash-file.ts';

/** Each call has the file as it is. */
export const currentFiles: SourceFiles = {
  findReal: realpathSync.native,
  load(filePath) {
    const bytes = readFileSync(filePath);
    return { text: bytes.toString('utf8'), bytes: bytes.byteLength, hash: hashContent(bytes) };
  },
  hash: hashFile,
};

/** How much of what it has read a reader keeps. Samples of code are small: few sites have so much of it. */
const KEPT_BYTES_MAX = 16 * 1024 * 1024;

/** A file that was read stays what it was, and one without a hash stays so until it is read. What has thrown is tried again. */
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
