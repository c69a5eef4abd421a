/**
 * Reports changed files. It watches each folder separately: on Linux, Node's recursive mode opens a watcher for each file,
 * and misses files in new folders.
 */
import { existsSync, type FSWatcher, lstatSync, readdirSync, realpathSync, statSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isInside } from '@quire/markdown/files';

export interface TreeWatcher {
  /** Watches a folder recursively. It need not exist. */
  addTree(folder: string): void;
  /** Watches one file. Neither it nor its folder need exist. */
  addFile(filePath: string): void;
  close(): void;
}

/** Editors write a file in several steps: events within this time are one change. */
const SETTLE_MS = 12;

const IGNORED = new Set(['node_modules', '.git', 'dist']);

/**
 * @param onChange receives added, changed and removed files and folders
 * @param follows whether to watch the target of a symbolic link to a folder
 */
export function createTreeWatcher(
  onChange: (filePaths: string[]) => void,
  follows: (link: string) => boolean = () => false,
): TreeWatcher {
  const folders = new Map<string, { watcher: FSWatcher; names: Set<string> | 'all'; identity: string | undefined }>();
  /** The requested roots. */
  const roots = new Map<string, 'tree' | 'file'>();
  const pending = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const note = (filePath: string) => {
    pending.add(filePath);
    timer ??= setTimeout(flush, SETTLE_MS);
  };
  const flush = () => {
    timer = undefined;
    const changed = [...pending];
    pending.clear();
    forgetReplaced();
    if (changed.length > 0) onChange(changed);
  };
  const forget = (folder: string) => {
    folders.get(folder)?.watcher.close();
    folders.delete(folder);
  };

  /** The watcher of a folder that was moved away stays with it, whatever is now in its place. */
  function forgetReplaced() {
    for (const [folder, { identity }] of folders) if (identity !== identify(folder)) forget(folder);
  }

  function watchFolder(folder: string, names: Set<string> | 'all') {
    const known = folders.get(folder);
    if (known) {
      if (names === 'all') known.names = names;
      return;
    }
    const watcher = watch(folder, (_, name) => notice(folder, name));
    watcher.on('error', () => forget(folder));
    folders.set(folder, { watcher, names, identity: identify(folder) });
  }

  function notice(folder: string, name: string | null) {
    const names = folders.get(folder)?.names;
    if (name === null || names === undefined || IGNORED.has(name)) return;
    if (names !== 'all' && !names.has(name)) return;
    const filePath = join(folder, name);
    note(filePath);
    if (folders.has(filePath)) forgetReplaced();
    if (names === 'all' && !folders.has(filePath) && isFolder(filePath) && (!isLink(filePath) || follows(filePath)))
      for (const each of addTree(filePath)) note(each);
    addRootsBelow(filePath);
  }

  /** Adds roots that did not exist before. */
  function addRootsBelow(path: string) {
    for (const [root, kind] of roots)
      if (isInside(root, path) && !folders.has(root)) for (const each of addRoot(root, kind)) note(each);
  }

  /** @returns the existing files of the root */
  function addRoot(root: string, kind: 'tree' | 'file'): string[] {
    roots.set(root, kind);
    watchName(root);
    if (kind === 'tree') return addTree(root);
    return existsSync(root) ? [root] : [];
  }

  /** Watches the nearest existing parent folder for the next segment of the path. */
  function watchName(path: string) {
    const folder = dirname(path);
    if (folder === path) return;
    if (!isFolder(folder)) return watchName(folder);
    const names = folders.get(folder)?.names;
    if (names === undefined) unlessGone(() => watchFolder(folder, new Set([basename(path)])), undefined);
    else if (names !== 'all') names.add(basename(path));
  }

  /** @returns the files in it; none if it is removed meanwhile */
  function addTree(folder: string, ancestors: readonly string[] = []): string[] {
    return isFolder(folder) ? unlessGone(() => addFolder(folder, ancestors), []) : [];
  }

  function addFolder(folder: string, ancestors: readonly string[]): string[] {
    const real = realpathSync(folder);
    // Skip links to a parent folder, which would recurse infinitely.
    if (ancestors.includes(real)) return [];
    watchFolder(folder, 'all');
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      const isFollowed = entry.isSymbolicLink() && isFolder(path) && follows(path);
      if (!entry.isDirectory() && !isFollowed) return [path];
      return IGNORED.has(entry.name) ? [] : addTree(path, [...ancestors, real]);
    });
  }

  return {
    addTree(folder) {
      addRoot(folder, 'tree');
    },
    addFile(filePath) {
      addRoot(filePath, 'file');
    },
    close() {
      clearTimeout(timer);
      for (const folder of [...folders.keys()]) forget(folder);
    },
  };
}

/** Another program may remove a folder at any moment, for example to replace it. */
function unlessGone<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return otherwise;
    throw error;
  }
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

function isFolder(path: string): boolean {
  return identify(path) !== undefined;
}

/** Differs for a folder that replaces another of the same name, which may get its inode; undefined if it is not a folder. */
function identify(path: string): string | undefined {
  try {
    const stats = statSync(path);
    return stats.isDirectory() ? `${stats.ino} ${stats.birthtimeMs}` : undefined;
  } catch {
    // The path does not exist, or is a circular link.
    return undefined;
  }
}
