/** Creates the temporary folder of a dev server. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DEV_FOLDER } from '../config/cache-dir.ts';
import { isRunning } from '../files/running-process.ts';

export interface WorkFolder {
  dir: string;
  remove(): void;
}

/** Several servers of a site have separate folders. Those of killed servers are removed by the next one. */
export function openWorkFolder(cacheDir: string, isUsed = isRunning): WorkFolder {
  const parent = join(cacheDir, DEV_FOLDER);
  mkdirSync(parent, { recursive: true });
  const names = readdirSync(parent);
  for (const name of names.filter((each) => !isUsed(Number(each.split('-')[0]))))
    rmSync(join(parent, name), { recursive: true, force: true });
  // Find a free one: during a restart, the old site still uses its own.
  let number = 0;
  while (names.includes(`${process.pid}-${number}`)) number += 1;
  const dir = join(parent, `${process.pid}-${number}`);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
