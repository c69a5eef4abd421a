/** Owns reading files that the dev server may give away: those that really lie in a folder that is published. */
import { readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The bytes of a file in `folder`; undefined where there is none, or where its way leads elsewhere, by dots or by a
 * symbolic link: the build publishes no links either.
 * @param path decoded, from the folder: `/logo.svg`
 */
export async function loadServedFile(folder: string, path: string): Promise<Buffer | undefined> {
  if (!isPlainPath(path)) return undefined;
  const [root, file] = await Promise.all([findReal(folder), findReal(join(folder, path))]);
  if (root === undefined || file === undefined || file !== join(root, path)) return undefined;
  return (await stat(file)).isFile() ? readFile(file) : undefined;
}

/** Whether a decoded path names what it seems to name. */
export function isPlainPath(path: string): boolean {
  return !/[\0\\]/.test(path) && !path.split('/').some((part) => part === '..' || part === '.');
}

async function findReal(path: string): Promise<string | undefined> {
  return realpath(path).catch(() => undefined);
}
