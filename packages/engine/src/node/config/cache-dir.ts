/** The folder of a site's cache. */
import { accessSync, constants, existsSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hashContent } from '@quire/markdown/files';

/**
 * In the nearest `node_modules`; without one, or without permission to write to it, in the folder for temporary files, which all
 * users share. Either may be a symbolic link, and the bundler knows modules by their real paths.
 */
export function findCacheDir(siteDir: string): string {
  const name = hashContent(siteDir).slice(0, 10);
  const modules = findAbove(siteDir, 'node_modules');
  const kept = modules && join(realpathSync(modules), '.cache', 'quire', name);
  return kept && isWritable(kept)
    ? kept
    : join(realpathSync(tmpdir()), `quire-cache-${process.getuid?.() ?? ''}`, name);
}

/** The path of a file or folder of this name in the nearest folder that has one. */
export function findAbove(folder: string, name: string): string | undefined {
  if (existsSync(join(folder, name))) return join(folder, name);
  return dirname(folder) === folder ? undefined : findAbove(dirname(folder), name);
}

/** Whether it can be written or created. */
function isWritable(folder: string): boolean {
  if (!existsSync(folder)) return isWritable(dirname(folder));
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
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
