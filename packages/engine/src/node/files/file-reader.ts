/** Owns reading files that many pages show or depend on, such as samples of code: in a build, each of them once. */
import { readFileSync, realpathSync } from 'node:fs';
import { hashContent } from './hash.ts';
import { hashFile } from './hash-file.ts';

export interface FileText {
  text: string;
  bytes: number;
  hash: string;
}

export interface FileReader {
  /** The path without symbolic links. Throws what Node throws where there is no such file. */
  findReal(path: string): string;
  /** Throws what Node throws where the file cannot be read. */
  read(path: string): FileText;
  /** Empty where there is no such file. */
  hash(path: string): string;
}

/** Reads a file as it is at each call. */
export const currentFiles: FileReader = {
  findReal: realpathSync.native,
  read(path) {
    const bytes = readFileSync(path);
    return { text: bytes.toString('utf8'), bytes: bytes.byteLength, hash: hashContent(bytes) };
  },
  hash: hashFile,
};

/** How much of what it has read a reader keeps. Samples of code are small: few sites have so much of it. */
const KEPT_BYTES_MAX = 16 * 1024 * 1024;

/** What a file was when it was read first it stays, so that all pages of a build show the same. What fails is tried again. */
export function createKeptFiles(): FileReader {
  const reals = new Map<string, string>();
  const texts = new Map<string, FileText>();
  const hashes = new Map<string, string>();
  let keptBytes = 0;
  return {
    findReal(path) {
      const real = reals.get(path) ?? currentFiles.findReal(path);
      reals.set(path, real);
      return real;
    },
    read(path) {
      const known = texts.get(path);
      if (known) return known;
      const file = currentFiles.read(path);
      hashes.set(path, file.hash);
      if (keptBytes + file.bytes <= KEPT_BYTES_MAX) {
        keptBytes += file.bytes;
        texts.set(path, file);
      }
      return file;
    },
    hash(path) {
      const hash = hashes.get(path) ?? currentFiles.hash(path);
      hashes.set(path, hash);
      return hash;
    },
  };
}
