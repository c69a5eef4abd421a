import { existsSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';

/** Resolves symbolic links, also in the parents of a path that does not exist. */
export function findReal(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const parent = dirname(path);
  return parent === path ? path : findReal(parent) + path.slice(parent.length);
}
