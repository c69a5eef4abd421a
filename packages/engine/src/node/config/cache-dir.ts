/** The folder of a site's cache. */
import { existsSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hashContent } from '@quire/markdown/files';

/**
 * In the nearest `node_modules`; without one, in the folder for temporary files. Either may be a symbolic link, and the
 * bundler knows modules by their real paths.
 */
export function findCacheDir(siteDir: string): string {
  const name = hashContent(siteDir).slice(0, 10);
  for (let folder = siteDir; ; folder = dirname(folder)) {
    const modules = join(folder, 'node_modules');
    if (existsSync(modules)) return join(realpathSync(modules), '.cache', 'quire', name);
    if (dirname(folder) === folder) return join(realpathSync(tmpdir()), 'quire-cache', name);
  }
}

/** A folder in the cache for running dev servers, which builds do not read. */
export const DEV_FOLDER = 'dev';

/** A folder in the cache for modules that were generated while loading the configuration. */
export const CONFIG_MODULES_FOLDER = 'config-modules';

const KEPT = [DEV_FOLDER, CONFIG_MODULES_FOLDER];

/** Removes everything that builds have stored. */
export function clearCache(cacheDir: string) {
  for (const name of readdirSync(cacheDir))
    if (!KEPT.includes(name)) rmSync(join(cacheDir, name), { recursive: true, force: true });
}
