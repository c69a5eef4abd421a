/** Stamps of the files of folders, by which a change is noticed without reading them. */
import { readdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { hashFile } from './hash-file.ts';

/** By absolute path. */
export type FileStamps = Map<string, string>;

export interface Tree {
  folder: string;
  /** Whether a file or folder below it is left out. */
  isIgnored(filePath: string, name: string): boolean;
}

/** More files than this take longer to look at than they save. */
const FILES_MAX = 20_000;

/** Two changes within this time may have one time stamp, on systems that keep fractions of seconds and on others. */
const TICK_MS = 100;
const COARSE_TICK_MS = 2000;

/**
 * The stamps of all files of the trees. A folder of several trees is looked at as the first of them says. Undefined where
 * stamps do not say it all, because something is a symbolic link, or where there are too many.
 */
export function stampTrees(trees: readonly Tree[]): FileStamps | undefined {
  const stamps: FileStamps = new Map();
  const seen = new Set<string>();

  function addFolder(folder: string, isIgnored: Tree['isIgnored']): boolean {
    if (seen.has(folder)) return true;
    seen.add(folder);
    return readFolder(folder).every((entry) => {
      const filePath = join(folder, entry.name);
      if (isIgnored(filePath, entry.name)) return true;
      if (entry.isDirectory()) return addFolder(filePath, isIgnored);
      if (entry.isFile()) stamps.set(filePath, stampFile(filePath));
      return !entry.isSymbolicLink() && stamps.size <= FILES_MAX;
    });
  }

  return trees.every(({ folder, isIgnored }) => addFolder(folder, isIgnored)) ? stamps : undefined;
}

/** A folder that is not there has no files. */
function readFolder(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** Changes with every change of the file, by whatever means. Empty where it is gone. */
function stampFile(filePath: string): string {
  const stats = statSync(filePath, { throwIfNoEntry: false });
  return stats ? formatStats(stats) : '';
}

function formatStats({ ino, size, mtimeMs, ctimeMs }: Stats): string {
  return `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
}

/**
 * The stamps for keeping, to be called before the files are read: to those of files that changed a moment ago a hash is
 * added, because one more change in the same moment would leave the stamp as it is.
 */
export function settleStamps(stamps: FileStamps, nowMs: number): FileStamps {
  const settle = (filePath: string, stamp: string) => {
    const changedMs = Number(stamp.split(' ').at(-1));
    const tick = changedMs % 1000 === 0 ? COARSE_TICK_MS : TICK_MS;
    return changedMs > nowMs - tick ? `${stamp} ${hashFile(filePath)}` : stamp;
  };
  return new Map(Array.from(stamps, ([filePath, stamp]) => [filePath, settle(filePath, stamp)]));
}

/** @param kept from `settleStamps` */
export function areSameFiles(kept: FileStamps, stamps: FileStamps): boolean {
  if (kept.size !== stamps.size) return false;
  return Array.from(stamps).every(([filePath, stamp]) => {
    const known = kept.get(filePath);
    return known === stamp || (known?.startsWith(`${stamp} `) && known === `${stamp} ${hashFile(filePath)}`);
  });
}
