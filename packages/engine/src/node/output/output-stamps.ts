/** Detects whether an output folder has changed since a build. */
import { type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { readFolder } from '../files/file-stamps.ts';

/** A stamp that identifies the bytes of each file, by path; folders have only their name. */
export type OutputStamps = Record<string, string>;

export interface StampedOutput {
  stamps: OutputStamps;
  /** The latest time at which a file was changed, moved or linked. */
  changedMs: number;
}

/**
 * Stamps do not change when a hard link is removed or the folder is moved. Empty if the folder does not exist.
 * @param known stats that were read already, by path
 */
export function stampOutput(folder: string, known?: ReadonlyMap<string, Stats>): StampedOutput {
  const stamps: OutputStamps = {};
  let changedMs = 0;

  function addFolder(dir: string, prefix: string) {
    for (const entry of readFolder(dir)) {
      const path = prefix + entry.name;
      if (entry.isDirectory()) {
        stamps[path] = '';
        addFolder(join(dir, entry.name), `${path}/`);
      } else if (entry.isFile()) {
        const stats = known?.get(path) ?? statSync(join(dir, entry.name), { throwIfNoEntry: false });
        stamps[path] = stats ? formatStats(stats) : 'gone';
        changedMs = Math.max(changedMs, stats?.ctimeMs ?? 0);
      } else stamps[path] = 'other';
    }
  }

  addFolder(folder, '');
  return { stamps, changedMs };
}

function formatStats({ ino, size, mtimeMs }: Stats): string {
  return `${ino} ${size} ${mtimeMs}`;
}
