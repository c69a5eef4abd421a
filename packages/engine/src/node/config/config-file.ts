/** Finds the configuration file of a site. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FOREIGN_TOOLS, findForeignTool } from './foreign-tools.ts';

const EXTENSIONS = ['ts', 'mts', 'js', 'mjs'];

/** The configuration of another tool is used unless there is one for Quire. */
const NAMES = ['site.config', ...FOREIGN_TOOLS.flatMap(({ files }) => files)];

/** Absolute; undefined if the folder has no configuration file. */
export function findConfigFile(siteDir: string): string | undefined {
  const files = listConfigFiles(siteDir).filter(existsSync);
  // A site of another tool may have an unrelated file called `site.config.ts`.
  return files.find((file) => findForeignTool(file) !== undefined || hasDefaultExport(file)) ?? files[0];
}

function hasDefaultExport(file: string): boolean {
  return /\bexport\s+default\b|\bas\s+default\b|\bexports\b/.test(readFileSync(file, 'utf8'));
}

/** The possible configuration files, absolute, in order of precedence. */
export function listConfigFiles(siteDir: string): string[] {
  return NAMES.flatMap((name) => EXTENSIONS.map((extension) => resolve(siteDir, `${name}.${extension}`)));
}

/** Whether a file is probably meant as a configuration, including extensions that are not read. */
export function isLikelyConfig(file: string): boolean {
  const name = file.replace(/\.\w+$/, '');
  return name === 'quire.config' || NAMES.includes(name);
}
