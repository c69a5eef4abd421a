/** Paths as they are written in routes and messages. */
import { sep } from 'node:path';

/** A path with `/`, whatever the system. @param separator the system's own */
export function toPosix(path: string, separator: string = sep): string {
  return separator === '/' ? path : path.split(separator).join('/');
}
