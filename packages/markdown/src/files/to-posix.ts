import { sep } from 'node:path';

/** A path with `/` on every system. @param separator the system's separator */
export function toPosix(path: string, separator: string = sep): string {
  return separator === '/' ? path : path.split(separator).join('/');
}
