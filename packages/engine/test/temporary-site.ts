/** Small sites in temporary folders, for tests that change them. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { hashContent } from '@quire/markdown/files';

/** Writes a site with its own cache. @param files texts by path @returns the site's folder */
export function createSite(files: Record<string, string>): string {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'quire-site-')));
  // The cache is in the nearest node_modules.
  mkdirSync(join(dir, 'node_modules'));
  writeFiles(dir, files);
  return dir;
}

export function writeFiles(dir: string, files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
}

/** The files of a folder, relative to it. */
export function listFiles(dir: string): string[] {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => relative(dir, join(entry.parentPath, entry.name))).sort();
}

/** Two folders with the same files have the same snapshot. A folder that does not exist has none. */
export function takeSnapshot(dir: string): string {
  try {
    return listFiles(dir)
      .map((file) => `${file} ${hashContent(readFileSync(join(dir, file)))}`)
      .join('\n');
  } catch {
    return '';
  }
}

/** Where the site's cache is. */
export function findCache(dir: string): string {
  const parent = join(dir, 'node_modules/.cache/quire');
  return join(parent, readdirSync(parent)[0] ?? '');
}
