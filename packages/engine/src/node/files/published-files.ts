/** Lists the files of a folder that is published unchanged. */
import { existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createError, createWarning, type Diagnostic } from '@quire/markdown/diagnostics';

export interface PublishedFiles {
  /** The absolute path of each file, by its path from the site's root without a leading slash: `img/logo.svg`. */
  files: ReadonlyMap<string, string>;
  /** Errors for broken symbolic links, and warnings for links to files that may not be published, which are left out. */
  problems: Diagnostic[];
}

/** The folders around a file. */
interface Above {
  /** Real paths. */
  ancestors: string[];
  /** Whether one of them is a link. */
  isLinked: boolean;
}

/**
 * Follows symbolic links. Empty if the folder does not exist.
 * @param isAllowed whether a file behind a link may be published
 */
export function listPublishedFiles(folder: string, isAllowed = (_filePath: string) => true): PublishedFiles {
  const files = new Map<string, string>();
  const problems: Diagnostic[] = [];

  function addFolder(dir: string, prefix: string, { ancestors, isLinked }: Above) {
    const real = realpathSync(dir);
    if (ancestors.includes(real)) return void problems.push(createLoopError(dir));
    for (const name of readdirSync(dir).sort())
      addEntry(join(dir, name), prefix + name, { ancestors: [...ancestors, real], isLinked });
  }

  function addEntry(filePath: string, path: string, { ancestors, ...above }: Above) {
    // Also true for circular links.
    if (!existsSync(filePath)) return void problems.push(createDanglingError(filePath));
    const isLinked = above.isLinked || lstatSync(filePath).isSymbolicLink();
    if (isLinked && !isAllowed(filePath)) return void problems.push(createOutsideWarning(filePath));
    const stats = statSync(filePath);
    if (stats.isDirectory()) addFolder(filePath, `${path}/`, { ancestors, isLinked });
    else if (stats.isFile()) files.set(path, filePath);
  }

  if (existsSync(folder)) addFolder(folder, '', { ancestors: [], isLinked: false });
  return { files, problems };
}

function createDanglingError(file: string): Diagnostic {
  const help = 'Remove the link, or point it to a file.';
  return createError('publicFiles', 'The public file is a broken symbolic link.', { file, help });
}

function createOutsideWarning(file: string): Diagnostic {
  const help = 'Copy the file that it points to into the public folder.';
  return createWarning(
    'publicFiles',
    'A symbolic link leads from the public folder to a file outside of the site, or to the source of a page, so it is not published.',
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
