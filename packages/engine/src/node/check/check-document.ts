/** Owns the check of what components and HTML put into a page: links, images and ids that no Markdown names. */
import { decodePart } from '../../shared/percent-decoding.ts';
import { stripBase } from '../../shared/route-path.ts';
import { isExternalUrl } from '../../shared/url.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Page } from '../content/page.ts';
import { type CheckDiagnostic, createError } from '../diagnostics/diagnostic.ts';
import type { DocumentInspection } from '../render/inspect-document.ts';
import { checkLink, type LinkCheckContext } from './check-links.ts';
import { findPlace } from './find-place.ts';

export interface DocumentCheck {
  context: LinkCheckContext;
  facts: ReadonlyMap<string, DocumentInspection>;
  config: ResolvedConfig;
  /** Files of the output besides documents, from its root: `assets/x.png`. */
  outputFiles: ReadonlySet<string>;
}

export function checkDocuments(check: DocumentCheck): CheckDiagnostic[] {
  const pages = check.context.routes.pages.filter(({ fallback }) => fallback === undefined);
  return pages.flatMap((page) => checkDocument(page, check));
}

/** One page. */
export function checkDocument(page: Page, check: DocumentCheck): CheckDiagnostic[] {
  const { hrefs = [], images = [], duplicateIds = [] } = check.facts.get(page.routePath) ?? {};
  return [
    ...hrefs.flatMap((href) => checkHref(href, page, check) ?? []),
    ...images.flatMap((src) => checkImage(src, page, check) ?? []),
    ...duplicateIds.map((id) => createDuplicate(id, page)),
  ];
}

/** Components may write routes with the base path or without. */
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

function checkImage(
  src: string,
  page: Page,
  { context, config, outputFiles }: DocumentCheck,
): CheckDiagnostic | undefined {
  if (!src.startsWith('/') || src.startsWith('//') || config.isIgnoredTarget(src)) return undefined;
  const path = decodePart((stripBase(src, config.base) ?? src).replace(/[?#].*$/, ''));
  if (context.publicFiles.has(path) || isOutputFile(path, outputFiles)) return undefined;
  return createError('images', `The image "${src}" does not exist.`, {
    file: page.sourcePath,
    ...findPlace(page, src),
  });
}

function isOutputFile(path: string, outputFiles: ReadonlySet<string>): boolean {
  return outputFiles.has(path.slice(1).replace(/[?#].*$/, ''));
}

function createDuplicate(id: string, page: Page): CheckDiagnostic {
  const line = page.headings.filter((heading) => heading.id === id && heading.fragment === undefined).at(-1)?.line;
  const help = `Give one of them another id: "## Title {#another-id}", and in .mdx "## Title \\{#another-id}".`;
  const message = `The id "${id}" is used more than once on this page; links to it lead to the first use.`;
  return createError('duplicateIds', message, { file: page.sourcePath, line, help });
}
