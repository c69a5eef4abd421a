/** Reads the files of a built site from its folder. */
import { readFile, realpath } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import { createUserError, UserError } from '@quire/markdown/diagnostics';

/** A built site, in a folder or on a host. */
export interface SiteSource {
  /** The folder or URL, for messages. */
  name: string;
  /** The text of a file by its path from the site's root: `guide/start/index.md`. Undefined if it does not exist. */
  find(path: string): Promise<string | undefined>;
  /** The URL to which a host redirects a path; undefined if it does not, or that URL does not exist. */
  findRedirect?(path: string): Promise<string | undefined>;
}

export function createFolderSource(dir: string): SiteSource {
  return {
    name: dir,
    async find(path) {
      try {
        const root = await realpath(dir);
        const file = await realpath(join(root, path));
        const inside = relative(root, file);
        return inside.startsWith('..') || isAbsolute(inside) ? undefined : await readFile(file, 'utf8');
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
  };
}

/** Reads data of a site, which may be damaged, or from another version of Quire. @throws UserError that names the file */
export async function readData<T>({ name }: SiteSource, path: string, read: () => T | Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UserError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw createUserError('command', `The file "${path}" of "${name}" cannot be read: ${reason}`, {
      help: 'Build the site again, with this version of Quire: quire build',
    });
  }
}

const MISSING = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'];

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && MISSING.includes(String(error.code));
}
