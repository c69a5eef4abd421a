/** The folder of what one dev server makes, which nobody needs when it has ended. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DEV_FOLDER } from '../config/cache-dir.ts';
import { isRunning } from '../files/running-process.ts';

export interface WorkFolder {
  dir: string;
  remove(): void;
}

/** Two servers may show one site. What a server left that was killed is removed by the next. */
export function openWorkFolder(cacheDir: string, isUsed = isRunning): WorkFolder {
  const parent = join(cacheDir, DEV_FOLDER);
  mkdirSync(parent, { recursive: true });
  const names = readdirSync(parent);
  for (const name of names.filter((each) => !isUsed(Number(each.split('-')[0]))))
    rmSync(join(parent, name), { recursive: true, force: true });
  // One that is free: while a site begins again, the one before still works in its own.
  let number = 0;
  while (names.includes(`${process.pid}-${number}`)) number += 1;
  const dir = join(parent, `${process.pid}-${number}`);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
