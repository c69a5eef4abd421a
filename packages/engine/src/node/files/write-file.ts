/** Writes files atomically, creates their folders, and adds the file name to errors. */
import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Node's error for a full disk does not contain the path. */
export function writeFile(file: string, data: string | Uint8Array) {
  writeWith(file, data, 'w');
}

function writeWith(file: string, data: string | Uint8Array, flag: 'w' | 'wx') {
  try {
    mkdirSync(dirname(file), { recursive: true });
    // Without an explicit encoding, Node copies the string before writing it.
    writeFileSync(file, data, { encoding: 'utf8', flag });
  } catch (error) {
    throw error instanceof Error && !('path' in error) ? Object.assign(error, { path: file }) : error;
  }
}

/**
 * Writes a file to which nothing refers yet, and whose readers can verify that it is complete: a new one is written
 * directly, an existing one is replaced atomically.
 */
export function createFile(file: string, data: string | Uint8Array) {
  try {
    writeWith(file, data, 'wx');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    replaceFile(file, data);
  }
}

/**
 * Replaces a file of the cache atomically: readers, also in other processes, see either the old or the new version. The
 * temporary file ends with the id of the writing process. A folder with the name of the file is removed.
 */
export function replaceFile(file: string, data: string | Uint8Array) {
  const next = `${file}.${process.pid}`;
  try {
    writeFile(next, data);
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) rmSync(file, { recursive: true });
    renameSync(next, file);
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
}
