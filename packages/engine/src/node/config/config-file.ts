/** Owns which file configures a site. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const FILE_NAMES = ['site.config.ts', 'site.config.mts', 'site.config.js', 'site.config.mjs'];

/** Absolute; undefined where the folder has no configuration file. */
export function findConfigFile(siteDir: string): string | undefined {
  return listConfigFiles(siteDir).find(existsSync);
}

/** All that a site's configuration may be called, absolute, the one that wins first. */
export function listConfigFiles(siteDir: string): string[] {
  return FILE_NAMES.map((name) => resolve(siteDir, name));
}
