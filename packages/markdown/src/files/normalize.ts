import { sep } from 'node:path';
/** Removes a byte order mark and NUL, which HTML must not contain, and normalizes line breaks to `\n`. */
export function normalizeText(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '\uFFFD');
}

/** A path with `/` on every system. @param separator the system's separator */
export function toPosix(path: string, separator: string = sep): string {
  return separator === '/' ? path : path.split(separator).join('/');
}

/** Whether a path is a folder or in it. Both are absolute. */
export function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
