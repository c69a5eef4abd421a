/** Owns the check of what components and HTML put into a page: links, images and ids that no Markdown names. */
import { stripBase } from '../../shared/route-path.ts';
import { isExternalUrl } from '../../shared/url.ts';
import type { ResolvedConfig } from '../config/config.ts';
import type { Page } from '../content/page.ts';
import type { DocumentFacts } from '../render/document-facts.ts';
import { UserError } from '../user-error.ts';
import { findPlace } from './find-place.ts';
import type { Finding } from './finding.ts';
import { checkLink, type LinkCheckContext } from './links.ts';

export interface DocumentCheck {
  context: LinkCheckContext;
  facts: ReadonlyMap<string, DocumentFacts>;
  config: ResolvedConfig;
  /** Files of the output besides documents, from its root: `assets/x.png`. */
  outputFiles: ReadonlySet<string>;
}

export function checkDocuments(check: DocumentCheck): Finding[] {
  const pages = check.context.routes.pages.filter(({ fallback }) => fallback === undefined);
  return pages.flatMap((page) => checkDocument(page, check));
}

/** One page. */
export function checkDocument(page: Page, check: DocumentCheck): Finding[] {
  const { hrefs = [], images = [], duplicateIds = [] } = check.facts.get(page.routePath) ?? {};
  return [
    ...hrefs.flatMap((href) => checkHref(href, page, check) ?? []),
    ...images.flatMap((src) => checkImage(src, page, check) ?? []),
    ...duplicateIds.map((id) => createDuplicate(id, page)),
  ];
}

/** Components may write routes with the base path or without. */
function checkHref(href: string, page: Page, { context, config, outputFiles }: DocumentCheck): Finding | undefined {
  const target = href.startsWith('/') ? (stripBase(href, config.base) ?? href) : href;
  if (isExternalUrl(target) || isOutputFile(target, outputFiles)) return undefined;
  return checkLink({ target, sourcePath: page.sourcePath, ...findPlace(page, href) }, page, context);
}

function checkImage(src: string, page: Page, { context, config, outputFiles }: DocumentCheck): Finding | undefined {
  if (!src.startsWith('/') || src.startsWith('//') || config.isIgnoredTarget(src)) return undefined;
  const path = decodeURI(stripBase(src, config.base) ?? src).replace(/[?#].*$/, '');
  if (context.publicFiles.has(path) || isOutputFile(path, outputFiles)) return undefined;
  return {
    rule: 'images',
    error: new UserError(`The image "${src}" does not exist.`, { file: page.sourcePath, ...findPlace(page, src) }),
  };
}

function isOutputFile(path: string, outputFiles: ReadonlySet<string>): boolean {
  return outputFiles.has(path.slice(1).replace(/[?#].*$/, ''));
}

function createDuplicate(id: string, page: Page): Finding {
  const line = page.headings.filter((heading) => heading.id === id && heading.fragment === undefined).at(-1)?.line;
  const hint = `Give one of them another: "## Title {#another-id}", and in .mdx "## Title \\{#another-id}".`;
  const error = new UserError(
    `The id "${id}" stands more than once in the page, so that links to it lead to the first.`,
    { file: page.sourcePath, ...(line !== undefined && { line }), hint },
  );
  return { rule: 'duplicateIds', error };
}
