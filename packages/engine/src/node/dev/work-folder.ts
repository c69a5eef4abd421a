/** Creates the temporary folder of a dev server. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DEV_FOLDER } from '../config/cache-dir.ts';
import { isRunning } from '../files/running-process.ts';

export interface WorkFolder {
  dir: string;
  /** False if the cache was removed. */
  exists(): boolean;
  remove(): void;
}

/** Several servers of a site have separate folders. Those of killed servers are removed by the next one. */
export function openWorkFolder(cacheDir: string, isUsed = isRunning): WorkFolder {
  const parent = join(cacheDir, DEV_FOLDER);
  mkdirSync(parent, { recursive: true });
  for (const name of readdirSync(parent).filter((each) => !isUsed(Number(each.split('-')[0]))))
    rmSync(join(parent, name), { recursive: true, force: true });
  // With a new name: during a restart, the old site still uses its own, which it removes.
  const dir = mkdtempSync(join(parent, `${process.pid}-`));
  return { dir, exists: () => existsSync(dir), remove: () => rmSync(dir, { recursive: true, force: true }) };
}
