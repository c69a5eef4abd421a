/** Owns the list of the files of a folder that is published as it is. */
import { existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from './user-error.ts';

export interface PublishedFiles {
  /** Where each file lies, by its path from the site's root without the first slash: `img/logo.svg`. */
  files: ReadonlyMap<string, string>;
  /** Every link that leads to nothing. */
  errors: UserError[];
  /** Links to elsewhere, which are left out. */
  warnings: UserError[];
}

/**
 * Links are followed. A folder that does not exist has no files.
 * @param isAllowed whether what a link leads to may be published
 */
export function listPublishedFiles(folder: string, isAllowed = (_filePath: string) => true): PublishedFiles {
  const warnings: UserError[] = [];
  const files = new Map<string, string>();
  const errors: UserError[] = [];

  function addFolder(dir: string, prefix: string, ancestors: string[]) {
    const real = realpathSync(dir);
    if (ancestors.includes(real)) return void errors.push(createLoopError(dir));
    for (const name of readdirSync(dir).sort()) addEntry(join(dir, name), prefix + name, [...ancestors, real]);
  }

  function addEntry(filePath: string, path: string, ancestors: string[]) {
    // A link that leads to itself exists no more than one that leads to nothing.
    if (!existsSync(filePath)) return void errors.push(createDanglingError(filePath));
    if (lstatSync(filePath).isSymbolicLink() && !isAllowed(filePath))
      return void warnings.push(createOutsideWarning(filePath));
    const stats = statSync(filePath);
    if (stats.isDirectory()) addFolder(filePath, `${path}/`, ancestors);
    else if (stats.isFile()) files.set(path, filePath);
  }

  if (existsSync(folder)) addFolder(folder, '', []);
  return { files, errors, warnings };
}

function createDanglingError(file: string): UserError {
  const hint = 'Remove the link, or let it lead to a file.';
  return new UserError('The public file is a link that leads to nothing.', { file, hint });
}

function createOutsideWarning(file: string): UserError {
  const hint = 'Copy what it leads to into the public folder.';
  return new UserError('The public file is a link to outside of the site, and is not published.', { file, hint });
}

function createLoopError(file: string): UserError {
  const hint = 'Remove the link, or let it lead to another folder.';
  return new UserError('The public folder is a link that leads back to a folder above it.', { file, hint });
}
