/** Whether an output folder is as a build left it. */
import { readdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';

/** What identifies the bytes of each file, by its path in the folder; folders are there by their names alone. */
export type OutputStamps = Record<string, string>;

export interface StampedOutput {
  stamps: OutputStamps;
  /** When the last of its files was changed, moved or linked. */
  changedMs: number;
}

/**
 * Neither a link that a build removes nor moving the folder changes a stamp. A folder that is not there is empty.
 * @param known what was read of files already, by their paths
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

/** Another build may take its place meanwhile. */
function readFolder(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function formatStats({ ino, size, mtimeMs }: Stats): string {
  return `${ino} ${size} ${mtimeMs}`;
}
