/** Reads files that the dev server may give away: those of the public folder that the build would publish. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodePart } from '@quire/markdown/percent-decoding';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { listPublicFiles } from '../content/inside-site.ts';

/**
 * The bytes of a file of the public folder; undefined where there is none, or where its way leads out of the site, by
 * dots or by a symbolic link.
 * @param path decoded, from the folder: `/logo.svg`
 */
export async function loadServedFile(
  config: Pick<ResolvedConfig, 'siteDir' | 'docsDir' | 'publicDir' | 'icon' | 'iconFile'>,
  path: string,
): Promise<Buffer | undefined> {
  // The list is expensive; most URLs are not files at all.
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

/** Whether a decoded path names what it seems to name. */
export function isPlainPath(path: string): boolean {
  return !/[\0\\]/.test(path) && !path.split('/').some((part) => part === '..' || part === '.');
}
