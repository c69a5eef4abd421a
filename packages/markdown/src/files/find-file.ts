/** Finds a file whose name may have another Unicode normalization form: `é` may be one or two characters. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The path as on disk; undefined if the file does not exist. @param filePath absolute */
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
