/** Detects changes of files by stamps, without reading them. */
import { readdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { hashFile } from '@quire/markdown/files';

/** By absolute path. */
export type FileStamps = Map<string, string>;

export interface Tree {
  folder: string;
  /** Whether to skip a file or folder. */
  isIgnored(filePath: string, name: string): boolean;
}

/** Above this number, checking the files takes longer than it saves. */
const FILES_MAX = 20_000;

/** Two changes within this time may have the same time stamp. */
const TICK_MS = 100;
const COARSE_TICK_MS = 2000;

/**
 * The stamps of all files of the trees. For a folder of several trees, the rules of the first one apply. Undefined if there
 * are symbolic links, for which stamps are not sufficient, or too many files.
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

/** Empty if the folder does not exist. */
export function readFolder(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** Changes with every change of the file. Empty if it does not exist. */
function stampFile(filePath: string): string {
  const stats = statSync(filePath, { throwIfNoEntry: false });
  return stats ? formatStats(stats) : '';
}

function formatStats({ ino, size, mtimeMs, ctimeMs }: Stats): string {
  return `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
}

/**
 * Prepares stamps for storing; must be called before the files are read. Adds a hash to the stamps of files that changed a
 * moment ago, because another change at the same time would not change the stamp.
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
