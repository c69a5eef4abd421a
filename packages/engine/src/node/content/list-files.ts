/** Lists the files of a folder of pages, through symbolic links to other folders of the site. */
import { type Dirent, readdirSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { createError, type Diagnostic } from '@quire/markdown/diagnostics';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { isInSite } from './inside-site.ts';

export interface FileListing {
  /** Absolute, by the names of the links. */
  files: string[];
  /** Links that cannot be followed. */
  errors: Diagnostic[];
}

const PAGE = /\.(?:mdx?|[jt]sx)$/;

const IGNORED_FOLDERS = new Set(['node_modules', 'dist']);

/** @param root a folder that exists */
export function listDocsFiles(root: string, config: ResolvedConfig): FileListing {
  const errors: Diagnostic[] = [];
  const made = new Set([config.publicDir, config.outDir, ...(config.themeFile === undefined ? [] : [config.themeDir])]);
  // What is looked for by its path in the docs folder is found only where the link leads somewhere.
  const report = (file: string, message: string, help: string) =>
    errors.push(createError('files', message, { file, help }));

  /** @param ancestors the real paths of the folders on the way here */
  function listFolder(folder: string, ancestors: readonly string[]): string[] {
    const real = realpathSync(folder);
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (/^[._]/.test(entry.name) || IGNORED_FOLDERS.has(entry.name) || made.has(path)) return [];
      if (entry.isDirectory()) return listFolder(path, [...ancestors, real]);
      return entry.isSymbolicLink() ? listLink(path, [...ancestors, real]) : listFile(entry, path);
    });
  }

  function listLink(path: string, ancestors: readonly string[]): string[] {
    // What is wrong with a link that has the name of a page is reported where pages are read.
    if (PAGE.test(path)) return [path];
    const target = findTarget(path);
    if (!target) report(path, ...BROKEN);
    if (!target?.isDirectory()) return target ? [path] : [];
    return listLinkedFolder(path, ancestors);
  }

  function listLinkedFolder(path: string, ancestors: readonly string[]): string[] {
    const real = realpathSync(path);
    // A link to a folder that it is in would never end.
    if (made.has(real) || ancestors.some((ancestor) => `${ancestor}${sep}`.startsWith(`${real}${sep}`))) return [];
    if (isInSite(path, config)) return listFolder(path, ancestors);
    report(path, ...OUTSIDE);
    return [];
  }

  function listFile(entry: Dirent, path: string): string[] {
    if (!entry.isFile()) return [];
    if (isWrittenLink(path)) report(path, ...WRITTEN);
    return [path];
  }

  const isOutside = root !== config.docsDir && !isInSite(root, config);
  if (isOutside) report(root, ...OUTSIDE);
  return { files: isOutside ? [] : listFolder(root, []), errors };
}

/** Undefined for a link to nothing or to itself. */
function findTarget(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

const BROKEN = [
  'The symbolic link leads to nothing.',
  'Remove the link, or restore the file or folder that it leads to.',
] as const;

const OUTSIDE = [
  'The folder is a symbolic link to a folder outside of the site.',
  'Move the folder into the site. Or keep the link out of the docs folder.',
] as const;

const WRITTEN = [
  'The file is a symbolic link to a folder that was checked out as text, so the pages of that folder are missing.',
  'Check it out as a link: git config core.symlinks true, then git checkout -- <file>. On Windows this needs the developer mode.',
] as const;

/** A path takes no more. */
const PATH_BYTES_MAX = 1024;

/** Where Git may not create symbolic links, it writes the path of each into a file of its name. */
function isWrittenLink(path: string): boolean {
  if (basename(path).includes('.') || statSync(path).size > PATH_BYTES_MAX) return false;
  const text = readFileSync(path, 'utf8');
  if (!/^\.{1,2}\/[^\n\0]*$/.test(text)) return false;
  return statSync(resolve(dirname(path), text), { throwIfNoEntry: false })?.isDirectory() ?? false;
}
