/** Cache files: each is written in one step, and shows when it is read whether it is whole and in its own place. */
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { hashContent } from '@quire/markdown/files';
import { isRunning } from './running-process.ts';
import { createFile, replaceFile } from './write-file.ts';

/** Something in the cache is not as it was written. It has been removed: another run rebuilds it. */
export class DamagedCacheError extends Error {
  override name = 'DamagedCacheError';
}

/** As `replaceFile` leaves it where it is interrupted. */
const UNFINISHED = /\.(\d+)$/;

/** The first line is a hash of the file's name and of the rest. */
export function writeCacheFile(file: string, text: string) {
  removeFolder(file);
  replaceFile(file, withHash(file, text));
}

/** A file that is in no list yet: where this is interrupted, nobody looks for what is left. */
export function createCacheFile(file: string, text: string) {
  removeFolder(file);
  createFile(file, withHash(file, text));
}

const withHash = (file: string, text: string) => `${hashCacheText(file, text)}\n${text}`;

/** With the name: the text of another cache file is not valid here. */
function hashCacheText(file: string, text: string): string {
  return hashContent(basename(file), text);
}

/** A folder where the file belongs was not made by us. */
function removeFolder(file: string) {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) rmSync(file, { recursive: true });
}

/** Undefined where the file is not there, or is not as it was written. */
export function findCacheFile(file: string): string | undefined {
  let whole: string;
  try {
    whole = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  const end = whole.indexOf('\n');
  const text = whole.slice(end + 1);
  return end > 0 && whole.slice(0, end) === hashCacheText(file, text) ? text : undefined;
}

/**
 * Where one file is damaged others may be: all of its folder that are not whole are removed.
 * @throws DamagedCacheError
 */
export function loadCacheFile(file: string): string {
  const text = findCacheFile(file);
  if (text !== undefined) return text;
  const folder = dirname(file);
  for (const name of readdirSync(folder).filter((each) => !UNFINISHED.test(each))) {
    const other = join(folder, name);
    if (findCacheFile(other) === undefined) rmSync(other, { recursive: true, force: true });
  }
  throw new DamagedCacheError(`The cache is damaged: ${file}`);
}

/**
 * Removes the files of a folder that nobody keeps, by default only what an interrupted process has left, but never what
 * another process is about to write.
 */
export function pruneCacheFiles(folder: string, isKept: (name: string) => boolean = () => true) {
  for (const name of readdirSync(folder)) {
    const writer = UNFINISHED.exec(name)?.[1];
    const isUsed = writer === undefined ? isKept(name) : isRunning(Number(writer));
    if (!isUsed) rmSync(join(folder, name), { recursive: true, force: true });
  }
}
