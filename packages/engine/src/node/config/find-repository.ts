import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The nearest Git repository or worktree; the site's folder if it is in none. */
export function findRepository(siteDir: string): string {
  for (let folder = siteDir; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder;
    if (dirname(folder) === folder) return siteDir;
  }
}
