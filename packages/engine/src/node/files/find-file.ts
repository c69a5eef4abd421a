/** Finds a file by a name that may be in another of Unicode's forms: a Mac writes `é` as two characters, a keyboard as one. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The path as it is on the disk; undefined where there is no such file. @param filePath absolute */
export function findFile(filePath: string): string | undefined {
  if (existsSync(filePath)) return filePath;
  const parent = dirname(filePath);
  // What is all ASCII has one form.
  if (parent === filePath || /^[\0-\x7f]*$/.test(filePath)) return undefined;
  const folder = findFile(parent);
  const wanted = basename(filePath).normalize();
  const name = folder === undefined ? undefined : listNames(folder).find((each) => each.normalize() === wanted);
  return folder === undefined || name === undefined ? undefined : join(folder, name);
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
