/** Owns the list of files that a site publishes as they are. */
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** The files of the public folder as paths from the site's root: `/logo.svg`. None where there is no such folder. */
export async function scanPublicFiles(publicDir: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(publicDir, { recursive: true, withFileTypes: true }).catch(ignoreMissing);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Set(files.map((file) => `/${relative(publicDir, file).split(sep).join('/')}`).sort());
}

function ignoreMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
