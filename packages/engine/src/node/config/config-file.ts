/** Which file configures a site. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FOREIGN_TOOLS, findForeignTool } from './foreign-tools.ts';

const EXTENSIONS = ['ts', 'mts', 'js', 'mjs'];

/** A site of another tool is read as it is, until it has a configuration of its own. */
const NAMES = ['site.config', ...FOREIGN_TOOLS.flatMap(({ files }) => files)];

/** Absolute; undefined where the folder has no configuration file. */
export function findConfigFile(siteDir: string): string | undefined {
  const files = listConfigFiles(siteDir).filter(existsSync);
  // A site of another tool may have a file called `site.config.ts` that is something else.
  return files.find((file) => findForeignTool(file) !== undefined || hasDefaultExport(file)) ?? files[0];
}

function hasDefaultExport(file: string): boolean {
  return /\bexport\s+default\b|\bas\s+default\b|\bexports\b/.test(readFileSync(file, 'utf8'));
}

/** All that a site's configuration may be called, absolute, the one that wins first. */
export function listConfigFiles(siteDir: string): string[] {
  return NAMES.flatMap((name) => EXTENSIONS.map((extension) => resolve(siteDir, `${name}.${extension}`)));
}

/** Names that a configuration is likely to be given, with extensions that are not read among them. */
export function isLikelyConfig(file: string): boolean {
  const name = file.replace(/\.\w+$/, '');
  return name === 'quire.config' || NAMES.includes(name);
}
