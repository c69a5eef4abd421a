/** Checks links, images and ids that components and HTML add to a page. */

import { createError } from '@quire/markdown/diagnostics';
import { stripBase } from '../../shared/route-path.ts';
import { isExternalUrl } from '../../shared/url.ts';
import type { CheckDiagnostic } from '../config/check-config.ts';
import { findPlace } from '../content/find-place.ts';
import type { Page } from '../content/page.ts';
import type { Rendered } from '../render/rendered.ts';
import { checkLink, type LinkCheckContext } from './check-links.ts';
import { checkHomeImages, type ImageCheck, isMissingImage } from './missing-images.ts';

export interface DocumentCheck extends ImageCheck {
  context: LinkCheckContext;
  rendered: ReadonlyMap<string, Rendered>;
}

export function checkDocuments(check: DocumentCheck): CheckDiagnostic[] {
  const pages = check.context.routes.pages.filter(({ fallback }) => fallback === undefined);
  return pages.flatMap((page) => checkDocument(page, check));
}

export function checkDocument(page: Page, check: DocumentCheck): CheckDiagnostic[] {
  const { hrefs = [], images = [], duplicateIds = [] } = check.rendered.get(page.routePath) ?? {};
  return [
    ...hrefs.flatMap((href) => checkHref(href, page, check) ?? []),
    ...images.flatMap((src) => checkImage(src, page, check) ?? []),
    ...checkHomeImages(page, check),
    ...duplicateIds.map((id) => createDuplicate(id, page)),
  ];
}

/** Components may write routes with or without the base path. */
function checkHref(
  href: string,
  page: Page,
  { context, config, outputFiles }: DocumentCheck,
): CheckDiagnostic | undefined {
  const target = href.startsWith('/') ? (stripBase(href, config.base) ?? href) : href;
  if (isExternalUrl(target) || isOutputFile(target, outputFiles)) return undefined;
  const found = checkLink({ target, sourcePath: page.sourcePath, ...findPlace(page, href) }, page, context);
  return found?.rule === 'links' ? { ...found, rule: 'componentLinks' } : found;
}

function checkImage(src: string, page: Page, check: DocumentCheck): CheckDiagnostic | undefined {
  if (!src.startsWith('/') || src.startsWith('//') || !isMissingImage(src, check)) return undefined;
  return createError('images', `The image "${src}" does not exist.`, {
    file: page.sourcePath,
    ...findPlace(page, src),
  });
}

function isOutputFile(path: string, outputFiles: ReadonlySet<string>): boolean {
  return outputFiles.has(path.slice(1).replace(/[?#].*$/, ''));
}

function createDuplicate(id: string, page: Page): CheckDiagnostic {
  if (id === '')
    return createError('duplicateIds', 'Elements of this page have an empty id, to which no link can lead.', {
      file: page.sourcePath,
      ...findPlace(page, 'id=""'),
      help: 'Remove the attribute, or give each of them a unique id.',
    });
  const line = page.headings.filter((heading) => heading.id === id && heading.fragment === undefined).at(-1)?.line;
  const help = `Give one of them another id: "## Title {#another-id}", and in .mdx "## Title \\{#another-id}".`;
  const message = `The id "${id}" is used more than once on this page; links to it lead to the first use.`;
  return createError('duplicateIds', message, { file: page.sourcePath, line, help });
}
