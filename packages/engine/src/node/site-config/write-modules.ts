import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { hashContent, hashFile } from '@quire/markdown/files';
import { CONFIG_MODULES_FOLDER, findCacheDir } from '../config/cache-dir.ts';
import { replaceFile } from '../files/write-file.ts';

/**
 * Writes modules whose code is in the configuration. Their files are named by a hash of the content, so that everything that depends on
 * changed code is rebuilt.
 * @returns the files by the names that the site imports, as exact aliases
 */
export function writeModules(modules: Readonly<Record<string, string>>, siteDir: string): Record<string, string> {
  const entries = Object.entries(modules);
  const folder = join(findCacheDir(siteDir), CONFIG_MODULES_FOLDER);
  if (entries.length > 0) mkdirSync(folder, { recursive: true });
  const files = entries.map(([name, code]) => {
    const hash = hashContent(code);
    const file = join(folder, `${hash}.js`);
    // Workers load the configuration too, and rewriting a watched file would bundle it again.
    if (hashFile(file) !== hash) replaceFile(file, code);
    return [`${name}$`, file];
  });
  return Object.fromEntries(files);
}
