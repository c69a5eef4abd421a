/** Resolves images in content: their sizes, which prevent layout shifts, and their output files. (docs/behavior/navigation.md) */

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import { stripBase, toHref } from '@quire/client/contract';
import type { ImageUse, LinkUse } from '@quire/markdown';
import { createError, suggestNearest } from '@quire/markdown/diagnostics';
import { findFile, hashAsset, isInside, toPosix } from '@quire/markdown/files';
import type { AttributeValue } from '@quire/markdown/html';
import { decodePart, decodePath, encodePath, encodeWritten } from '@quire/markdown/percent-decoding';
import type { CheckDiagnostic } from '../config/check-config.ts';
import { isIgnoredTarget } from '../config/ignored-targets.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { OutputFile } from '../files/output-file.ts';
import { isPagePath } from '../files/page-path.ts';
import { explainTarget, isExternalUrl, splitUrl } from '../html/url.ts';
import { findImageFault, type ImageFault } from './image-fault.ts';
import { isInSite } from './inside-site.ts';
import type { Page } from './page.ts';
import { listPreviewImages, type SiteImageUse } from './preview-images.ts';
import { createFileResolver } from './resolve-import.ts';

interface ImageAsset {
  href: string;
  size: { width: number; height: number } | undefined;
  /** Reported where it is shown as an image. */
  fault: ImageFault | undefined;
}

export interface ImageAssets {
  /** By `getImageKey`. */
  byKey: ReadonlyMap<string, ImageAsset>;
  /** Output files for images that are not in the public folder. */
  files: OutputFile[];
  /** The absolute path of each image, whether or not it exists. */
  filePaths: string[];
  errors: CheckDiagnostic[];
}

/**
 * Reads all images of the pages, each once, and judges each use.
 * @param linked files to which the pages link
 */
export async function openImages(
  pages: readonly Page[],
  linked: readonly ImageUse[],
  config: ResolvedConfig,
): Promise<ImageAssets> {
  const uses: SiteImageUse[] = [
    ...pages.flatMap((page) => page.images),
    ...listPreviewImages(pages, config),
    ...linked,
  ];
  // Loaded on demand, because the package consists of many small modules.
  const measure = uses.length > 0 ? createMeasure(await import('image-size')) : () => undefined;
  const byKey = new Map<string, ImageAsset>();
  const files: OutputFile[] = [];
  const filePaths: string[] = [];
  const errors: CheckDiagnostic[] = [];
  const findNamed = createFileResolver(config);
  const report = (use: SiteImageUse, error: CheckDiagnostic) => errors.push({ ...error, rule: use.rule ?? error.rule });

  /** Undefined if the use is reported. */
  function read(use: SiteImageUse): ImageAsset | undefined {
    const filePath = resolveImage(use, config, findNamed);
    filePaths.push(filePath);
    if (!isInSite(filePath, config)) {
      if (existsSync(filePath))
        report(use, createImageError(use, `The image "${use.source}" is outside of the site.`, OUTSIDE_HELP));
      else if (!isIgnoredTarget(use.source, config)) report(use, createMissingError(use, filePath));
      return undefined;
    }
    if (statSync(filePath).isDirectory()) {
      report(use, createFolderError(use));
      return undefined;
    }
    const data = readFileSync(filePath);
    const { size, type } = measure(data) ?? {};
    const href = toImageHref(use, { filePath, data }, { config, files });
    return { href, size, fault: findImageFault(filePath, data, type) };
  }

  for (const use of uses) {
    if (isExternalUrl(use.source) || use.source.startsWith('data:')) continue;
    const key = getImageKey(use);
    const asset = byKey.get(key) ?? read(use);
    if (!asset) continue;
    byKey.set(key, asset);
    const { fault } = asset;
    if (fault && !use.isUnsized)
      report(use, createImageError(use, `The image "${use.source}" ${fault.what}.`, fault.help));
  }
  return { byKey, files, filePaths, errors };
}

const OUTSIDE_HELP = 'Copy it to the page or into the public folder.';

function createImageError(
  { sourcePath: file, line, column }: ImageUse,
  message: string,
  help: string,
): CheckDiagnostic {
  return createError('images', message, { file, line, column, help });
}

function createMissingError(use: ImageUse, filePath: string): CheckDiagnostic {
  const { source, isUnsized } = use;
  const folder = dirname(filePath);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const prefix = source.slice(0, source.lastIndexOf('/') + 1);
  const help =
    explainTarget(source) ??
    suggestNearest(basename(filePath), names, (name) => prefix + name) ??
    'Paths are relative to the page, or begin with "/" for the public folder.';
  return createImageError(use, `The ${isUnsized ? 'file' : 'image'} "${source}" does not exist.`, help);
}

function createFolderError(use: ImageUse): CheckDiagnostic {
  return use.source === ''
    ? createImageError(use, 'The image has no URL.', 'Write the path of a file between the parentheses.')
    : createImageError(use, `The image "${use.source}" is a folder.`, 'Use a file in this folder.');
}

function getImageKey({ source, sourcePath }: ImageUse): string {
  return source.startsWith('/') ? source : `${dirname(sourcePath)}\0${source}`;
}

type FindNamed = ReturnType<typeof createFileResolver>;

/** The file of an image. Aliases of the configuration work as in imports. */
function resolveImage({ source, sourcePath }: ImageUse, config: ResolvedConfig, findNamed: FindNamed): string {
  const locate = (path: string) =>
    path.startsWith('/')
      ? join(config.publicDir, toPublicPath(path, config))
      : (findNamed(path) ?? resolve(config.docsDir, dirname(sourcePath), path));
  const candidates = listSpellings(source).map(locate);
  return candidates.map(findFile).find((file) => file !== undefined) ?? candidates[0] ?? '';
}

/** Finds the files in the docs folder to which links lead, except those that can be pages. */
export function createAssetFinder(config: ResolvedConfig) {
  const findNamed = createFileResolver(config);
  return ({ target: source, sourcePath }: Pick<LinkUse, 'target' | 'sourcePath'>): ImageUse | undefined => {
    const use: ImageUse = { source, sourcePath, line: 1, column: 1, isUnsized: true };
    const filePath = resolveImage(use, config, findNamed);
    const isPublished =
      !source.startsWith('/') &&
      !isPagePath(filePath) &&
      isInside(filePath, config.docsDir) &&
      isInSite(filePath, config) &&
      statSync(filePath).isFile();
    return isPublished ? use : undefined;
  };
}

/** The possible file paths of a URL: a file name may contain escaped characters, `?` or `#`. */
function listSpellings(source: string): string[] {
  const path = splitUrl(source).path;
  return [...new Set([decodePart(path), path, decodePart(source), source])];
}

/** Accepts paths with the base path too. */
function toPublicPath(path: string, { base, publicDir }: ResolvedConfig): string {
  const inside = base === '/' ? undefined : stripBase(path, base);
  return inside === undefined || existsSync(join(publicDir, path)) ? path : inside;
}

/** Images in the public folder keep their URL; others get a hashed one. */
function toImageHref(
  { source }: ImageUse,
  { filePath, data }: { filePath: string; data: Uint8Array },
  { config, files }: { config: ResolvedConfig; files: OutputFile[] },
): string {
  const { path: written, query, hash } = splitUrl(source);
  // If `?` or `#` is part of the file name, there is no query or hash.
  const tail = decodePath(written).endsWith(basename(filePath).normalize()) ? query + hash : '';
  const href = (path: string) => encodePath(toHref(path, config.base)) + encodeWritten(tail);
  if (source.startsWith('/')) return href(`/${toPosix(relative(config.publicDir, filePath))}`);
  const name = basename(filePath);
  const extension = extname(name);
  const path = `assets/${name.slice(0, -extension.length || undefined)}.${hashAsset(data)}${extension}`;
  if (!files.some((file) => file.path === path)) files.push({ path, body: data });
  return href(`/${path}`);
}

/** From this orientation of EXIF on, photographs are shown turned by a quarter. */
const FIRST_TURNED = 5;

/** The size as shown, and the format of the data: `png`, `svg`. Undefined for an unknown format. */
function createMeasure({ imageSize }: typeof import('image-size')) {
  return (data: Uint8Array) => {
    try {
      const { width: across, height: down, orientation = 1, type } = imageSize(data);
      const [width, height] = orientation < FIRST_TURNED ? [across, down] : [down, across];
      return { type, size: { width: Math.round(width), height: Math.round(height) } };
    } catch {
      return undefined;
    }
  };
}

/** The value of an image's marker: its URL and size. The URL of an image on another host is not changed. */
export function getImageAttribute(use: ImageUse, { byKey }: ImageAssets): AttributeValue {
  const asset = byKey.get(getImageKey(use));
  const value = asset?.href ?? encodeWritten(use.source);
  if (!asset?.size || use.isUnsized || use.hasOwnSize) return { value };
  return { value, others: { width: String(asset.size.width), height: String(asset.size.height) } };
}
