/** Owns images in content: their sizes, so that nothing shifts, and their files in the output. (docs/behavior/navigation.md) */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { stripBase, toHref } from '../../shared/route-path.ts';
import { isExternalUrl } from '../../shared/url.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { type CheckDiagnostic, createError } from '../diagnostics/diagnostic.ts';
import { findNearest } from '../diagnostics/nearest-match.ts';
import { hashAsset } from '../files/hash.ts';
import type { AttributeValue } from '../html/markers.ts';
import { createFileResolver, getImportNames } from '../markdown/resolve-import.ts';
import type { ImageUse } from '../markdown/source-references.ts';
import type { OutputFile } from '../output/output-file.ts';
import { createOutsideImageError, isInSite } from './inside-site.ts';
import type { Page } from './page.ts';

interface ImageAsset {
  href: string;
  size: { width: number; height: number } | undefined;
}

export interface ImageAssets {
  /** By `getImageKey`. */
  byKey: ReadonlyMap<string, ImageAsset>;
  /** Copies of the images that are beside the pages. */
  files: OutputFile[];
  /** Where each is, or would be; absolute. */
  filePaths: string[];
  errors: CheckDiagnostic[];
}

/** Every image that some page shows, each read once. */
export async function openImages(pages: readonly Page[], config: ResolvedConfig): Promise<ImageAssets> {
  const uses = pages.flatMap((page) => page.images);
  // Many small modules: only who measures something loads them.
  const measure = uses.length > 0 ? createMeasure(await import('image-size')) : () => undefined;
  const byKey = new Map<string, ImageAsset>();
  const files: OutputFile[] = [];
  const filePaths: string[] = [];
  const errors: CheckDiagnostic[] = [];
  const findNamed = createFileResolver(getImportNames(config));
  for (const use of uses) {
    const key = getImageKey(use);
    if (byKey.has(key) || isExternalUrl(use.source) || use.source.startsWith('data:')) continue;
    const filePath = resolveImage(use, config, findNamed);
    filePaths.push(filePath);
    if (!isInSite(filePath, config)) {
      if (existsSync(filePath)) errors.push(createOutsideImageError(use));
      else if (!config.isIgnoredTarget(use.source)) errors.push(createMissingError(use, filePath));
      continue;
    }
    if (statSync(filePath).isDirectory()) {
      errors.push(createFolderError(use));
      continue;
    }
    const data = readFileSync(filePath);
    byKey.set(key, { href: toImageHref(use, data, { config, files }), size: measure(data) });
  }
  return { byKey, files, filePaths, errors };
}

function createMissingError(use: ImageUse, filePath: string): CheckDiagnostic {
  const { source, sourcePath, line, column } = use;
  const folder = dirname(filePath);
  const nearest = existsSync(folder) ? findNearest(basename(filePath), readdirSync(folder)) : undefined;
  const help =
    nearest === undefined
      ? 'Paths are relative to the page, or begin with "/" for the public folder.'
      : `Did you mean "${source.slice(0, source.lastIndexOf('/') + 1)}${nearest}"?`;
  return createError('images', `The ${use.isUnsized ? 'file' : 'image'} "${source}" does not exist.`, {
    file: sourcePath,
    line,
    column,
    help,
  });
}

function createFolderError({ source, sourcePath, line, column }: ImageUse): CheckDiagnostic {
  const help = 'Use a file in it.';
  return createError('images', `The image "${source}" is a folder.`, { file: sourcePath, line, column, help });
}

function getImageKey({ source, sourcePath }: ImageUse): string {
  return source.startsWith('/') ? source : `${dirname(sourcePath)}\0${source}`;
}

type FindNamed = ReturnType<typeof createFileResolver>;

/** Where an image is: names of the configuration mean in it what they mean in imports. */
function resolveImage({ source, sourcePath }: ImageUse, config: ResolvedConfig, findNamed: FindNamed): string {
  const path = source.replace(/[?#].*$/, '');
  if (!path.startsWith('/')) return findNamed(path) ?? resolve(config.docsDir, dirname(sourcePath), path);
  return join(config.publicDir, toPublicPath(path, config));
}

/** Authors may write the base path too. */
function toPublicPath(path: string, { base, publicDir }: ResolvedConfig): string {
  const inside = base === '/' ? undefined : stripBase(path, base);
  return inside === undefined || existsSync(join(publicDir, path)) ? path : inside;
}

/** Images of the public folder keep their URL; those beside pages get a hashed one. */
function toImageHref(
  { source }: ImageUse,
  data: Uint8Array,
  { config, files }: { config: ResolvedConfig; files: OutputFile[] },
): string {
  if (source.startsWith('/')) return toHref(toPublicPath(source, config), config.base);
  const name = basename(source.replace(/[?#].*$/, ''));
  const extension = extname(name);
  const path = `assets/${name.slice(0, -extension.length || undefined)}.${hashAsset(data)}${extension}`;
  if (!files.some((file) => file.path === path)) files.push({ path, body: data });
  return toHref(`/${path}`, config.base);
}

function createMeasure({ imageSize }: typeof import('image-size')): (data: Uint8Array) => ImageAsset['size'] {
  return (data) => {
    try {
      const { width, height } = imageSize(data);
      return { width: Math.round(width), height: Math.round(height) };
    } catch {
      // A format that nobody measures is shown all the same.
      return undefined;
    }
  };
}

/** What an image's marker represents: its URL, and its size. */
export function getImageAttribute(use: ImageUse, { byKey }: ImageAssets): AttributeValue {
  const asset = byKey.get(getImageKey(use));
  const value = encodeURI(asset?.href ?? use.source);
  if (!asset?.size || use.isUnsized) return { value };
  return { value, others: { width: String(asset.size.width), height: String(asset.size.height) } };
}
