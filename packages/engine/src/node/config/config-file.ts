/** Which file configures a site. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

const EXTENSIONS = ['ts', 'mts', 'js', 'mjs'];

/** A site that was written for Rspress is read as it is, until it has a configuration of its own. */
const FILE_NAMES = ['site.config', 'rspress.config', 'rstack.config'].flatMap((name) =>
  EXTENSIONS.map((extension) => `${name}.${extension}`),
);

/** Absolute; undefined where the folder has no configuration file. */
export function findConfigFile(siteDir: string): string | undefined {
  const files = listConfigFiles(siteDir).filter(existsSync);
  // A site for Rspress may have a file called `site.config.ts` that is something else.
  return files.find((file) => isRspressConfig(file) || hasDefaultExport(file)) ?? files[0];
}

function hasDefaultExport(file: string): boolean {
  return /\bexport\s+default\b|\bas\s+default\b|\bexports\b/.test(readFileSync(file, 'utf8'));
}

/** All that a site's configuration may be called, absolute, the one that wins first. */
export function listConfigFiles(siteDir: string): string[] {
  return FILE_NAMES.map((name) => resolve(siteDir, name));
}

/** Whether the file was written for Rspress, with packages that need not be installed. */
export function isRspressConfig(file: string): boolean {
  return /^(?:rspress|rstack)\./.test(basename(file));
}
