/** Which Git repository a site is in. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The nearest folder that is a repository or a worktree of one; the site's own folder where it is in none. */
export function findRepository(siteDir: string): string {
  for (let folder = siteDir; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder;
    if (dirname(folder) === folder) return siteDir;
  }
}
