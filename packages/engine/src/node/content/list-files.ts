/** Lists the files of the docs folder, following symbolic links within the site. */

import { type Dirent, readdirSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { createError, type Diagnostic } from '@quire/markdown/diagnostics';
import { isInside } from '@quire/markdown/files';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { isPagePath } from '../files/page-path.ts';
import { isInSite } from './inside-site.ts';

export interface FileListing {
  /** Absolute paths, without resolving links. */
  files: string[];
  /** Those whose names begin with `_` or `.`, and folders called `dist`. */
  ignored: string[];
  /** Links that cannot be followed. */
  errors: Diagnostic[];
}

const IGNORED_FOLDERS = new Set(['node_modules', 'dist']);

/** @param root a folder that exists */
export function listDocsFiles(root: string, config: ResolvedConfig): FileListing {
  const errors: Diagnostic[] = [];
  const ignored: string[] = [];
  const isHidden = config.foreign.doubleUnderscores === false ? /^(?:\.|_(?!_))/ : /^[._]/;
  const made = new Set([config.publicDir, config.outDir, ...(config.themeFile === undefined ? [] : [config.themeDir])]);
  // A broken link has no target, so its position is that of the link itself.
  const report = (file: string, message: string, help: string) =>
    errors.push(createError('files', message, { file, help }));

  /** @param ancestors the real paths of the parent folders, to detect cycles */
  function listFolder(folder: string, ancestors: readonly string[]): string[] {
    const real = realpathSync(folder);
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (made.has(path)) return [];
      if (isHidden.test(entry.name) || IGNORED_FOLDERS.has(entry.name)) {
        if (entry.name === 'dist' ? entry.isDirectory() : entry.isFile()) ignored.push(path);
        return [];
      }
      if (entry.isDirectory()) return listFolder(path, [...ancestors, real]);
      return entry.isSymbolicLink() ? listLink(path, [...ancestors, real]) : listFile(entry, path);
    });
  }

  function listLink(path: string, ancestors: readonly string[]): string[] {
    // Errors of links with the name of a page are reported when the page is read.
    if (isPagePath(path)) return [path];
    const target = findTarget(path);
    if (!target) report(path, ...BROKEN);
    if (!target?.isDirectory()) return target ? [path] : [];
    return listLinkedFolder(path, ancestors);
  }

  function listLinkedFolder(path: string, ancestors: readonly string[]): string[] {
    const real = realpathSync(path);
    if (made.has(real)) return [];
    const isLoop = ancestors.some((ancestor) => isInside(ancestor, real));
    if (isLoop) report(path, ...LOOP);
    else if (isInSite(path, config)) return listFolder(path, ancestors);
    else report(path, ...OUTSIDE);
    return [];
  }

  function listFile(entry: Dirent, path: string): string[] {
    if (!entry.isFile()) return [];
    if (isWrittenLink(path)) report(path, ...WRITTEN);
    return [path];
  }

  const isOutside = root !== config.docsDir && !isInSite(root, config);
  if (isOutside) report(root, ...OUTSIDE);
  return { files: isOutside ? [] : listFolder(root, []), ignored, errors };
}

/** Undefined for a broken or circular link. */
function findTarget(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

const BROKEN = ['The symbolic link is broken.', 'Remove the link, or restore its target.'] as const;

const LOOP = [
  'The folder is a symbolic link to a folder above it, which would repeat its pages endlessly.',
  'Remove the link.',
] as const;

const OUTSIDE = [
  'The folder is a symbolic link to a folder outside of the site.',
  'Move the folder into the site. Or keep the link out of the docs folder.',
] as const;

const WRITTEN = [
  'The file is a symbolic link to a folder that was checked out as text, so the pages of that folder are missing.',
  'Check it out as a link: git config core.symlinks true, then git checkout -- <file>. On Windows, this requires developer mode.',
] as const;

/** The maximum length of a path. */
const PATH_BYTES_MAX = 1024;

/** If Git cannot create symbolic links, it checks each out as a file that contains the target path. */
function isWrittenLink(path: string): boolean {
  if (basename(path).includes('.') || statSync(path).size > PATH_BYTES_MAX) return false;
  const text = readFileSync(path, 'utf8');
  if (!/^\.{1,2}\/[^\n\0]*$/.test(text)) return false;
  return statSync(resolve(dirname(path), text), { throwIfNoEntry: false })?.isDirectory() ?? false;
}
