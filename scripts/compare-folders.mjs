/** Compares two folders byte by byte. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The relative paths of files that differ or are in only one of the folders. */
export function findDifferences(left, right) {
  const files = new Set([...listFiles(left), ...listFiles(right)]);
  return [...files].sort().filter((file) => !isSame(read(left, file), read(right, file)));
}

function isSame(left, right) {
  return left !== undefined && right !== undefined && left.equals(right);
}

function listFiles(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

function read(folder, file) {
  try {
    return readFileSync(join(folder, file));
  } catch {
    return undefined;
  }
}
