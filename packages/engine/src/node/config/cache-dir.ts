/** The folder of a site's cache. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hashContent } from '@quire/markdown/files';

/** In the nearest `node_modules`; a folder that has none is left as it is, and its cache is with temporary files. */
export function findCacheDir(siteDir: string): string {
  const name = hashContent(siteDir).slice(0, 10);
  for (let folder = siteDir; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'node_modules'))) return join(folder, 'node_modules', '.cache', 'quire', name);
    if (dirname(folder) === folder) return join(tmpdir(), 'quire-cache', name);
  }
}

/** In the cache: what running dev servers work with, which no build reads. */
export const DEV_FOLDER = 'dev';

/** In the cache: modules that reading the configuration has written, for the build that then begins. */
export const CONFIG_MODULES_FOLDER = 'config-modules';

const KEPT = [DEV_FOLDER, CONFIG_MODULES_FOLDER];

/** Removes everything that builds have stored. */
export function clearCache(cacheDir: string) {
  for (const name of readdirSync(cacheDir))
    if (!KEPT.includes(name)) rmSync(join(cacheDir, name), { recursive: true, force: true });
}
