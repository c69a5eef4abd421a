/** Owns what of a page's sources the dev server may show: nothing that a link or a path takes from elsewhere. */
import { realpathSync } from 'node:fs';
import { sep } from 'node:path';
import { isExternalUrl } from '../../shared/url.ts';
import type { ResolvedConfig } from '../config/config.ts';
import { type CompiledPage, EMPTY_PAGE } from '../content/compiled-page.ts';
import { resolveImage } from '../content/images.ts';
import type { ImageUse, Page } from '../content/page.ts';
import { UserError } from '../user-error.ts';

type Folders = Pick<ResolvedConfig, 'siteDir' | 'docsDir' | 'publicDir'>;

/** Whether a file really lies in one of the site's folders. A file that does not exist lies nowhere. */
export function isInSite(filePath: string, { siteDir, docsDir, publicDir }: Folders): boolean {
  const real = findReal(filePath);
  return [siteDir, docsDir, publicDir].some((folder) => real?.startsWith(`${findReal(folder) ?? folder}${sep}`));
}

/** What there is of a page that is a link to a file elsewhere: not even its title is shown. */
export function createOutsidePage(sourcePath: string): CompiledPage {
  const hint =
    "The dev server shows no file from outside of the site's folder. Copy the file, or move it into the site.";
  const message = 'The page is a link to a file outside of the site.';
  return { ...EMPTY_PAGE, errors: [{ message, details: { file: sourcePath, hint } }] };
}

/** Images that exist, but elsewhere. */
export function listOutsideImages({ images }: Page, config: ResolvedConfig): ImageUse[] {
  return images.filter((use) => {
    if (isExternalUrl(use.source) || use.source.startsWith('data:')) return false;
    const filePath = resolveImage(use, config);
    return findReal(filePath) !== undefined && !isInSite(filePath, config);
  });
}

export function createOutsideError({ source, sourcePath, line, column }: ImageUse): UserError {
  const hint = 'Copy it to the page or into the public folder.';
  return new UserError(`The image "${source}" lies outside of the site.`, { file: sourcePath, line, column, hint });
}

function findReal(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
