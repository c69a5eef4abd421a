/** Owns paths as they are written in routes and messages. */
import { sep } from 'node:path';

/** A path with `/`, whatever the system. */
export function toPosix(path: string): string {
  return sep === '/' ? path : path.split(sep).join('/');
}
