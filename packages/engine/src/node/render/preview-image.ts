/** Creates the data for the link preview image in the head of a page. */

import type { ResolvedConfig } from '../config/resolved-config.ts';
import { getImageAttribute } from '../content/images.ts';
import type { Page } from '../content/page.ts';
import { findPreviewImage } from '../content/preview-images.ts';
import { isExternalUrl } from '../html/url.ts';
import type { GeneratedImage } from '../output/generated-images.ts';
import { toUrl } from '../routes/site-url.ts';
import type { JobsInput } from './jobs-input.ts';

export interface PreviewImage {
  /** Including the host. */
  url: string;
  /** In pixels. Absent if the file is on another host or has an unknown format. */
  size?: { width: string; height: string };
  alt: string;
}

/** Undefined if the page has no image, or if `siteUrl` is not set, because the URL must be absolute. */
export function createPreviewImage(page: Page, { images, generated, config }: JobsInput): PreviewImage | undefined {
  const image = generated.get(page.routePath);
  if (image) return describeMade(image, page, config);
  const named = findPreviewImage(page, config);
  if (named === undefined) return undefined;
  const { src: source, sourcePath, alt = page.title } = named;
  const { value, others = {} } = getImageAttribute({ source, sourcePath, line: 1, column: 1 }, images);
  const url = isExternalUrl(value) ? value : config.siteUrl && config.siteUrl + value;
  const { width, height } = others;
  return url === undefined ? undefined : { url, ...(width && height && { size: { width, height } }), alt };
}

function describeMade(
  { path, width, height, alt }: GeneratedImage,
  { title }: Page,
  config: ResolvedConfig,
): PreviewImage | undefined {
  const url = toUrl(`/${path}`, config);
  return url === undefined
    ? undefined
    : { url, size: { width: String(width), height: String(height) }, alt: alt ?? title };
}
