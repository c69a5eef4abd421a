/**
 * Ensures that a site only publishes files of its own folders, not files outside of them that a symbolic link or a path
 * refers to: a link is resolved on the machine that builds the site, and reviewers of the text cannot see its target.
 * The dev server applies the same rule.
 */

import { lstatSync, realpathSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import { type CompiledPage, createFailedPage } from '@quire/markdown';
import { createError } from '@quire/markdown/diagnostics';
import type { SiteIcon } from '../config/find-icon.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { isPagePath } from '../files/page-path.ts';
import { listPublishedFiles, type PublishedFiles } from '../files/published-files.ts';

export type Folders = Pick<ResolvedConfig, 'siteDir' | 'docsDir' | 'publicDir'>;

/** Whether the real path of a file is in one of the site's folders. False for a file that does not exist. */
export function isInSite(filePath: string, { siteDir, docsDir, publicDir }: Folders): boolean {
  return isInFolders(filePath, [siteDir, docsDir, publicDir]);
}

function isInFolders(filePath: string, folders: string[]): boolean {
  const real = tryRealPath(filePath);
  return folders.some((folder) => real?.startsWith(`${tryRealPath(folder) ?? folder}${sep}`));
}

/** Whether a file that is a link, or behind one, has the source of a page, which is not published. */
function isSource(filePath: string, { docsDir, publicDir }: Folders): boolean {
  const dir = dirname(filePath);
  const isInDocs =
    [filePath, dir].some((path) => isInFolders(path, [docsDir])) || tryRealPath(dir) === tryRealPath(docsDir);
  return isPagePath(filePath) && isInDocs && !isInFolders(filePath, [publicDir]);
}

/** The files of the public folder that may be published, and the configured icon, wherever it is. */
export function listPublicFiles({ icon, iconFile, ...folders }: Folders & SiteIcon): PublishedFiles {
  const isAllowed = (filePath: string) => isInSite(filePath, folders) && !isSource(filePath, folders);
  const published = listPublishedFiles(folders.publicDir, isAllowed);
  if (iconFile === undefined) return published;
  return { ...published, files: new Map([...published.files, [icon.slice(1), iconFile]]) };
}

/** Whether a file of the docs folder is a link to a file outside of the site. */
export function isOutsideLink(filePath: string, folders: Folders): boolean {
  return lstatSync(filePath, { throwIfNoEntry: false })?.isSymbolicLink() === true && !isInSite(filePath, folders);
}

/** The failed page for such a file, without any of its content. */
export function createOutsidePage(sourcePath: string): CompiledPage {
  const help =
    "Move the file into the site. Or import it explicitly in an .mdx page: import Text from '../../CHANGELOG.md', and below <Text />.";
  const message = 'The page is a symbolic link to a file outside of the site.';
  return createFailedPage([createError('files', message, { file: sourcePath, help })]);
}

function tryRealPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
