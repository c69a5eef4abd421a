/** Reads files of the public folder that a build would publish. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodePart } from '@quire/markdown/percent-decoding';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { listPublicFiles } from '../content/inside-site.ts';

/**
 * The bytes of a file in the public folder; undefined if it does not exist, or is outside of the site because of `..` or a
 * symbolic link.
 * @param path decoded, relative to the folder: `/logo.svg`
 */
export async function loadServedFile(
  config: Pick<ResolvedConfig, 'siteDir' | 'docsDir' | 'publicDir' | 'icon' | 'iconFile'>,
  path: string,
): Promise<Buffer | undefined> {
  // Check first, because listing the files is expensive and most URLs are not files.
  if (!isPlainPath(path) || path.endsWith('/') || !mayBePublished(path, config)) return undefined;
  const filePath = listPublicFiles(config).files.get(path.slice(1));
  return filePath === undefined ? undefined : readFile(filePath);
}

function mayBePublished(
  path: string,
  { publicDir, icon, iconFile }: Pick<ResolvedConfig, 'publicDir' | 'icon' | 'iconFile'>,
) {
  return existsSync(join(publicDir, path)) || (iconFile !== undefined && path === decodePart(icon));
}

/** Whether a decoded path contains no `..`, backslashes or NUL. */
export function isPlainPath(path: string): boolean {
  return !/[\0\\]/.test(path) && !path.split('/').some((part) => part === '..' || part === '.');
}
