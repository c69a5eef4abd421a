/** Writes files, so that a failure names the file and nobody reads half of one. */
import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** Node says of a full disk what was not written, but not where. */
export function writeFile(file: string, data: string | Uint8Array) {
  writeWith(file, data, 'w');
}

function writeWith(file: string, data: string | Uint8Array, flag: 'w' | 'wx') {
  try {
    // Without its name for the encoding Node copies a text before it writes it.
    writeFileSync(file, data, { encoding: 'utf8', flag });
  } catch (error) {
    throw error instanceof Error && !('path' in error) ? Object.assign(error, { path: file }) : error;
  }
}

/**
 * A file that others get to know of only when this is done, and of which a reader sees whether it is whole: a new one is
 * written where it belongs, and one that is there is replaced.
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
 * A reader, which may be another process, finds the file as it was or as it is, whenever this is interrupted. What is
 * not finished ends with the number of the process that writes it.
 */
export function replaceFile(file: string, data: string | Uint8Array) {
  const next = `${file}.${process.pid}`;
  try {
    writeFile(next, data);
    renameSync(next, file);
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
}
