/** Owns which file configures a site. */
import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';

const EXTENSIONS = ['ts', 'mts', 'js', 'mjs'];

/** A site that was written for Rspress is read as it is, until it has a configuration of its own. */
const FILE_NAMES = ['site.config', 'rspress.config', 'rstack.config'].flatMap((name) =>
  EXTENSIONS.map((extension) => `${name}.${extension}`),
);

/** Absolute; undefined where the folder has no configuration file. */
export function findConfigFile(siteDir: string): string | undefined {
  return listConfigFiles(siteDir).find(existsSync);
}

/** All that a site's configuration may be called, absolute, the one that wins first. */
export function listConfigFiles(siteDir: string): string[] {
  return FILE_NAMES.map((name) => resolve(siteDir, name));
}

/** Whether the file was written for Rspress, with packages that need not be installed. */
export function isRspressConfig(file: string): boolean {
  return /^(?:rspress|rstack)\./.test(basename(file));
}
