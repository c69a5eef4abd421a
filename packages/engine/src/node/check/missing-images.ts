/** Checks the images of the configuration and of home pages. */

import { relative } from 'node:path';
import { ICON_NAMES, isIconName, listLogoFiles, stripBase } from '@quire/client/contract';
import { createError, type DiagnosticDetails, suggestNearest } from '@quire/markdown/diagnostics';
import { decodePart } from '@quire/markdown/percent-decoding';
import type { CheckDiagnostic } from '../config/check-config.ts';
import { isIgnoredTarget } from '../config/ignored-targets.ts';
import { placeInConfig } from '../config/place-in-config.ts';
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
  const images = listConfigImages(check.config).flatMap(({ name, src }) =>
    isWithoutFile(src, check)
      ? [createMissingImage(`${name} "${src}"`, { ...place, ...findPlace({ filePath }, src) })]
      : [],
  );
  const icons = check.config.socialLinks.flatMap(({ icon }, index) =>
    typeof icon === 'string' && /[a-z]/i.test(icon) && !isIconName(icon)
      ? [createMissingIcon(icon, placeInConfig(check.config, ['themeConfig', 'socialLinks', index, 'icon']))]
      : [],
  );
  return [...images, ...icons];
}

/** The images in the frontmatter of a home page. */
export function checkHomeImages(page: Page, check: ImageCheck): CheckDiagnostic[] {
  const { hero, features = [] } = page.frontmatter;
  // Other icons of features are names or text; other images have a host.
  const icons = features.map(({ icon = '' }) => icon);
  const paths = [...icons, ...listHomeUrls(page.frontmatter).images].filter((src) => src.startsWith('/'));
  const images = [...listLogoFiles(hero?.image?.src), ...paths].filter((src) => isWithoutFile(src, check));
  const unknown = icons.filter((icon) => /^[a-z][\w-]{2,}$/.test(icon) && !isIconName(icon));
  const placeOf = (text: string) => ({ file: page.sourcePath, ...findPlace(page, text) });
  return [
    ...images.map((src) => createMissingImage(`The image "${src}"`, placeOf(src))),
    ...unknown.map((icon) => createMissingIcon(icon, placeOf(icon))),
  ];
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

function createMissingIcon(icon: string, place: DiagnosticDetails): CheckDiagnostic {
  const help = suggestNearest(icon, ICON_NAMES) ?? `Write markup, "<svg …>", or one of: ${ICON_NAMES.join(', ')}.`;
  return createError('siteImages', `The theme has no icon "${icon}", and shows its name.`, { ...place, help });
}

function createMissingImage(image: string, place: DiagnosticDetails): CheckDiagnostic {
  const help = 'Put the file into the public folder, and write its path from there, such as "/logo.svg".';
  return createError('siteImages', `${image} does not exist.`, { ...place, help });
}
