/** The images that links to pages are shown with: those that pages name, and the one of the configuration. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ImageUse } from '@quire/markdown';
import { isExternalUrl } from '../../shared/url.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { findPlace } from './find-place.ts';
import type { Page } from './page.ts';

export interface SiteImageUse extends ImageUse {
  /** Under which a file that does not exist is reported; absent for images of a text. */
  rule?: 'siteImages';
}

/** The image of a page; undefined where neither the page nor the configuration names one. */
export function findPreviewImage({ frontmatter, sourcePath }: Page, { image }: ResolvedConfig) {
  if (frontmatter.image !== undefined) return { ...frontmatter.image, sourcePath };
  return image && { ...image, sourcePath: '' };
}

/** What has to be read for them. Whether the file exists that the configuration names, is checked with its other images. */
export function listPreviewImages(pages: readonly Page[], { image, publicDir }: ResolvedConfig): SiteImageUse[] {
  const ofPages = pages.flatMap((page) =>
    page.frontmatter.image ? [createUse(page, page.frontmatter.image.src)] : [],
  );
  const isFile = image !== undefined && !isExternalUrl(image.src) && existsSync(join(publicDir, image.src));
  return isFile ? [...ofPages, { source: image.src, sourcePath: '', line: 1, column: 1 }] : ofPages;
}

function createUse(page: Page, source: string): SiteImageUse {
  return {
    rule: 'siteImages',
    source,
    sourcePath: page.sourcePath,
    ...{ line: 1, column: 1, ...findPlace(page, source) },
  };
}
