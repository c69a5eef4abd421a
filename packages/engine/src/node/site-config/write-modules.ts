import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { hashContent } from '@quire/markdown/files';
import { CONFIG_MODULES_FOLDER, findCacheDir } from '../config/cache-dir.ts';
import { hashFile } from '../files/hash-file.ts';
import { replaceFile } from '../files/write-file.ts';

/**
 * Modules that are code of the configuration. Their files are named by what they hold, so that everything made of another
 * text is made again.
 * @returns the files by the names that the site imports, as aliases of whole names
 */
export function writeModules(modules: Readonly<Record<string, string>>, siteDir: string): Record<string, string> {
  const entries = Object.entries(modules);
  const folder = join(findCacheDir(siteDir), CONFIG_MODULES_FOLDER);
  if (entries.length > 0) mkdirSync(folder, { recursive: true });
  const files = entries.map(([name, code]) => {
    const hash = hashContent(code);
    const file = join(folder, `${hash}.js`);
    // Workers load the configuration too, and a file that is written again is bundled again where one is watched.
    if (hashFile(file) !== hash) replaceFile(file, code);
    return [`${name}$`, file];
  });
  return Object.fromEntries(files);
}
