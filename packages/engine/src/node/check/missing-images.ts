/** Checks the images of the configuration and of home pages. */

import { relative } from 'node:path';
import { listLogoFiles, stripBase } from '@quire/client/contract';
import { createError } from '@quire/markdown/diagnostics';
import { decodePart } from '@quire/markdown/percent-decoding';
import type { CheckDiagnostic } from '../config/check-config.ts';
import { isIgnoredTarget } from '../config/ignored-targets.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { findPlace } from '../content/find-place.ts';
import { listHomeUrls } from '../content/home-urls.ts';
import type { Page } from '../content/page.ts';
import { isExternalUrl } from '../html/url.ts';

export interface ImageCheck {
  context: { publicFiles: ReadonlyMap<string, string> };
  config: ResolvedConfig;
  /** Output files other than documents, relative to its root: `assets/x.png`. */
  outputFiles: ReadonlySet<string>;
}

/** @param src a path from the site's root, with or without the base path */
export function isMissingImage(src: string, { context, config, outputFiles }: ImageCheck): boolean {
  if (isIgnoredTarget(src, config)) return false;
  const path = decodePart((stripBase(src, config.base) ?? src).replace(/[?#].*$/, ''));
  return !context.publicFiles.has(path.normalize()) && !outputFiles.has(path.slice(1));
}

/** The images of the configuration. */
export function checkConfigImages(check: ImageCheck): CheckDiagnostic[] {
  const { configFile: filePath = '', siteDir } = check.config;
  const place = filePath === '' ? {} : { file: relative(siteDir, filePath) };
  return listConfigImages(check.config).flatMap(({ name, src }) =>
    isWithoutFile(src, check)
      ? [createMissingImage(`${name} "${src}"`, { ...place, ...findPlace({ filePath }, src) })]
      : [],
  );
}

/** The images in the frontmatter of a home page. */
export function checkHomeImages(page: Page, check: ImageCheck): CheckDiagnostic[] {
  const { hero, features = [] } = page.frontmatter;
  // Other icons of features are names or text; other images have a host.
  const others = [...features.map(({ icon = '' }) => icon), ...listHomeUrls(page.frontmatter).images];
  const paths = others.filter((src) => src.startsWith('/'));
  const images = [...listLogoFiles(hero?.image?.src), ...paths].filter((src) => isWithoutFile(src, check));
  return images.map((src) =>
    createMissingImage(`The image "${src}"`, { file: page.sourcePath, ...findPlace(page, src) }),
  );
}

function listConfigImages({ icon, logo, image, socialLinks }: ResolvedConfig): Array<{ name: string; src: string }> {
  const codes = socialLinks.filter(({ mode }) => mode === 'img').map(({ content }) => content);
  return [
    { name: 'The icon', src: icon },
    ...(image ? [{ name: 'The image of link previews', src: image.src }] : []),
    ...listLogoFiles(logo).map((src) => ({ name: 'The logo', src })),
    ...codes.map((src) => ({ name: 'The image of a social link', src })),
  ];
}

function isWithoutFile(src: string, check: ImageCheck): boolean {
  return !isExternalUrl(src) && !src.startsWith('data:') && isMissingImage(src, check);
}

function createMissingImage(image: string, place: { file?: string; line?: number; column?: number }): CheckDiagnostic {
  const help = 'Put the file into the public folder, and write its path from there, such as "/logo.svg".';
  return createError('siteImages', `${image} does not exist.`, { ...place, help });
}
