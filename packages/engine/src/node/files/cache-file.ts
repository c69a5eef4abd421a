/** Cache files are written atomically, and verified with a checksum when they are read. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { hashContent } from '@quire/markdown/files';
import { isRunning } from './running-process.ts';
import { createFile, replaceFile } from './write-file.ts';

/** A cache file was damaged. It has been removed, so that another run rebuilds it. */
export class DamagedCacheError extends Error {
  override name = 'DamagedCacheError';
}

/** Matches temporary files of an interrupted `replaceFile`. */
const UNFINISHED = /\.(\d+)$/;

/** The first line is a hash of the file name and the content. */
export function writeCacheFile(file: string, text: string) {
  replaceFile(file, withHash(file, text));
}

/** For a new file to which nothing refers yet, so that an incomplete one is never read. */
export function createCacheFile(file: string, text: string) {
  createFile(file, withHash(file, text));
}

const withHash = (file: string, text: string) => `${hashCacheText(file, text)}\n${text}`;

/** Includes the name, so that the content of another cache file is invalid. */
function hashCacheText(file: string, text: string): string {
  return hashContent(basename(file), text);
}

/** Undefined if the file does not exist or is damaged. */
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

export function writeCacheData(file: string, data: unknown) {
  writeCacheFile(file, JSON.stringify(data));
}

/** Data is not validated, because we wrote it, and the hash has been compared. */
export function findCacheData<Data>(file: string): Data | undefined {
  const text = findCacheFile(file);
  return text === undefined ? undefined : (JSON.parse(text) as Data);
}

/**
 * If the file is damaged, all damaged files of its folder are removed.
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
 * Removes the files of a folder that `isKept` rejects, and leftovers of interrupted processes, but not temporary files of
 * running ones.
 */
export function pruneCacheFiles(folder: string, isKept: (name: string) => boolean = () => true) {
  for (const name of readdirSync(folder)) {
    const writer = UNFINISHED.exec(name)?.[1];
    const isUsed = writer === undefined ? isKept(name) : isRunning(Number(writer));
    if (!isUsed) rmSync(join(folder, name), { recursive: true, force: true });
  }
}
