/** Reads the files of pages, and those that they include. */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { findFile } from './find-file.ts';
import { hashContent } from './hash.ts';

export interface LoadedFile {
  text: string;
  bytes: number;
  /** Hash of the file's bytes. */
  hash: string;
}

/** Throws Node's error if the file cannot be read. */
export function loadFile(filePath: string): LoadedFile {
  const bytes = readFileSync(filePath);
  return { text: bytes.toString('utf8'), bytes: bytes.byteLength, hash: hashContent(bytes) };
}

/** Resolves symbolic links, and the Unicode form of the name. Throws Node's error if the file does not exist. */
export function resolveFile(filePath: string): string {
  return realpathSync.native(findFile(filePath) ?? filePath);
}

/** Empty if the file does not exist. */
export function hashFile(filePath: string): string {
  return existsSync(filePath) ? hashContent(readFileSync(filePath)) : '';
}
