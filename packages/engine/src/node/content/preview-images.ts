/** Finds the images of link previews: those of pages, and the configured default. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ImageUse } from '@quire/markdown';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { isExternalUrl } from '../html/url.ts';
import { findPlace } from './find-place.ts';
import type { Page } from './page.ts';

export interface SiteImageUse extends ImageUse {
  /** The rule for reporting a missing file; absent for images in text. */
  rule?: 'siteImages';
}

/** The image of a page; undefined if neither the page nor the configuration has one. */
export function findPreviewImage({ frontmatter, sourcePath }: Page, { image }: ResolvedConfig) {
  if (frontmatter.image !== undefined) return { ...frontmatter.image, sourcePath };
  return image && { ...image, sourcePath: '' };
}

/** The images that must be read. The configured one is checked with the other images of the configuration. */
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
