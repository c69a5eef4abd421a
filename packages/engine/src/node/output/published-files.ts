/** The list of the files of a folder that is published as it is. */
import { existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createError, createWarning, type Diagnostic } from '@quire/markdown/diagnostics';

export interface PublishedFiles {
  /** Where each file is, by its path from the site's root without the first slash: `img/logo.svg`. */
  files: ReadonlyMap<string, string>;
  /** Every link that leads to nothing. */
  errors: Diagnostic[];
  /** Links to elsewhere, which are left out. */
  warnings: Diagnostic[];
}

/**
 * Links are followed. A folder that does not exist has no files.
 * @param isAllowed whether what a link leads to may be published
 */
export function listPublishedFiles(folder: string, isAllowed = (_filePath: string) => true): PublishedFiles {
  const warnings: Diagnostic[] = [];
  const files = new Map<string, string>();
  const errors: Diagnostic[] = [];

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

function createDanglingError(file: string): Diagnostic {
  const help = 'Remove the link, or point it to a file.';
  return createError('publicFiles', 'The public file is a broken symbolic link.', { file, help });
}

function createOutsideWarning(file: string): Diagnostic {
  const help = 'Copy the file that it points to into the public folder.';
  return createWarning(
    'publicFiles',
    'The public file is a symbolic link to outside of the site, and is not published.',
    {
      file,
      help,
    },
  );
}

function createLoopError(file: string): Diagnostic {
  const help = 'Remove the link, or point it to another folder.';
  return createError('publicFiles', 'The public folder is a symbolic link to a folder above it.', {
    file,
    help,
  });
}
