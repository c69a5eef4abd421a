/** Owns where the cache of a site is. */
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hashContent } from '../files/hash.ts';

/** In the nearest `node_modules`; a folder that has none is left as it is, and its cache is with temporary files. */
export function findCacheDir(siteDir: string): string {
  const name = hashContent(siteDir).slice(0, 10);
  for (let folder = siteDir; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'node_modules'))) return join(folder, 'node_modules', '.cache', 'quire', name);
    if (dirname(folder) === folder) return join(tmpdir(), 'quire-cache', name);
  }
}
