/** Owns writing files, so that a failure names the file. */
import { writeFileSync } from 'node:fs';

/** Node says of a full disk what was not written, but not where. */
export function writeFile(file: string, data: string | Uint8Array) {
  try {
    writeFileSync(file, data);
  } catch (error) {
    throw error instanceof Error && !('path' in error) ? Object.assign(error, { path: file }) : error;
  }
}
