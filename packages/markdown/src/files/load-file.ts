/** Reads the files of pages, and those that they include. */
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
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

/**
 * The path as on disk, whose name may have another Unicode form: `é` may be one or two characters. Undefined if the file
 * does not exist.
 * @param filePath absolute
 */
export function findFile(filePath: string): string | undefined {
  if (existsSync(filePath)) return filePath;
  const parent = dirname(filePath);
  // ASCII names have only one form.
  if (parent === filePath || /^[\0-\x7f]*$/.test(filePath)) return undefined;
  const folder = findFile(parent);
  const wanted = basename(filePath).normalize();
  const name = folder === undefined ? undefined : listFileNames(folder).find((each) => each.normalize() === wanted);
  return folder === undefined || name === undefined ? undefined : join(folder, name);
}

function listFileNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
