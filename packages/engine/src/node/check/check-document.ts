/** Checks links, images and ids that components and HTML add to a page. */

import { relative } from 'node:path';
import { stripBase } from '@quire/client/contract';
import { createError, type TextPoint } from '@quire/markdown/diagnostics';
import type { CheckDiagnostic } from '../config/check-config.ts';
import { isIgnoredTarget } from '../config/ignored-targets.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { findPlace } from '../content/find-place.ts';
import type { Page } from '../content/page.ts';
import { findPageText } from '../content/source-text.ts';
import { isExternalUrl } from '../html/url.ts';
import type { Rendered } from '../render/rendered.ts';
import type { Sections } from '../routes/sections.ts';
import { findOwnPath } from '../routes/site-url.ts';
import { checkLink, type LinkCheckContext } from './check-links.ts';
import { checkStaticIslands } from './check-static-components.ts';
import { checkHomeImages, type ImageCheck, isMissingImage } from './missing-images.ts';

export interface DocumentCheck extends ImageCheck {
  context: LinkCheckContext;
  /** The data from the final HTML, by route. */
  rendered: ReadonlyMap<string, Rendered>;
}

/** Finds out whether the HTML of a page has an id. */
export function createIdFinder(rendered: DocumentCheck['rendered']) {
  return ({ routePath }: Page, id: string): boolean => rendered.get(routePath)?.ids?.includes(id) ?? false;
}

/** A whole site after rendering. */
export interface SiteCheck extends DocumentCheck {
  sections: Sections;
  /** Files that are included in pages, absolute. */
  parts: ReadonlySet<string>;
}

export function checkDocuments(check: SiteCheck): CheckDiagnostic[] {
  const pages = check.context.routes.pages.filter(({ fallback }) => fallback === undefined);
  return [...pages.flatMap((page) => checkDocument(page, check)), ...checkLayouts(pages, check)];
}

export function checkDocument(page: Page, check: DocumentCheck): CheckDiagnostic[] {
  const rendered = check.rendered.get(page.routePath) ?? {};
  const { hrefs = [], images = [], duplicateIds = [], layoutIds = [], unrendered = [] }: Partial<Rendered> = rendered;
  return [
    ...hrefs.flatMap((href) => placeInPage(findHrefError(href, page, check), href, page) ?? []),
    ...images.flatMap((src) => placeInPage(findImageError(src, check), src, page) ?? []),
    ...checkHomeImages(page, check),
    ...duplicateIds.map((id) => createDuplicate(id, page, 'is used more than once on this page')),
    ...layoutIds.map((id) => createDuplicate(id, page, 'is also that of an element of the layout')),
    ...unrendered.slice(0, 1).map((text) => createUnrendered(text, page, unrendered.length)),
    ...checkStaticIslands(page, rendered, check.config),
  ];
}

/** Checks each URL of the layout on the first page that has it, except for those that are in the page itself. */
function checkLayouts(pages: readonly Page[], check: SiteCheck): CheckDiagnostic[] {
  // The links of the navigation and the sidebars have their own check.
  const others = new Set(check.sections.links.flatMap(({ page, href }) => (page ? [] : [href])));
  const [hrefs, images, sources] = [new Set<string>(), new Set<string>(), new Set<string>()];
  return pages.flatMap((page) => {
    const { layoutHrefs = [], layoutImages = [], layoutBlocked = [] } = check.rendered.get(page.routePath) ?? {};
    return [
      ...takeNew(layoutHrefs, hrefs).map((href) => ({
        url: href,
        found: placeInPage(findHrefError(href, page, check), href, page),
      })),
      ...takeNew(layoutImages, images).map((src) => ({
        url: src,
        found: placeInPage(findImageError(src, check), src, page),
      })),
      ...takeNew(layoutBlocked, sources).map(createBlocked),
    ].flatMap(({ url, found }) =>
      found && !others.has(url) && !isWritten(url, page, check.config)
        ? placeInLayout(found, { url, page, config: check.config })
        : [],
    );
  });
}

/** Whether the source of the page has the URL, with or without the base. */
function isWritten(url: string, page: Page, { base }: ResolvedConfig): boolean {
  const words = findPageText(page).split(/[\s"'()<>[\]{},]+/);
  return words.includes(url) || words.includes(stripBase(url, base) ?? url);
}

/** @param source of the policy: `script-src https://cdn.example`, or with the hash of an inline script */
function createBlocked(source: string) {
  const [directive, origin = ''] = source.split(' ');
  const isInline = origin.startsWith("'");
  const kind = directive === 'script-src' ? 'script' : 'stylesheet';
  const what = isInline ? `contains an inline ${kind}` : `loads a ${kind} from ${origin}`;
  const found = createError('clientCode', `The layout ${what}, which the content security policy blocks.`, {
    help: 'Add it to "head" in the configuration.',
  });
  return { url: isInline ? '<script' : origin, found };
}

function takeNew(urls: readonly string[], known: Set<string>): string[] {
  const added = urls.filter((url) => !known.has(url));
  for (const url of added) known.add(url);
  return added;
}

interface LayoutUrl {
  url: string;
  page: Page;
  config: ResolvedConfig;
}

/** The module with the URL is not known: it is the configuration, or else the module of the theme or one that it imports. */
function placeInLayout(
  { line, column, file, ...found }: CheckDiagnostic,
  { url, page, config }: LayoutUrl,
): CheckDiagnostic {
  const { themeFile, siteDir } = config;
  const help = [found.help, `It is in the layout, on ${page.routePath} first.`].join(' ').trim();
  const place = findLayoutPlace(url, config);
  if (place) return { ...found, help, ...place };
  const module = themeFile === undefined ? file : relative(siteDir, themeFile);
  return { ...found, help, ...(module !== undefined && { file: module }) };
}

/** Undefined if neither the theme module nor the configuration contains the URL. */
export function findLayoutPlace(url: string, config: ResolvedConfig): (TextPoint & { file: string }) | undefined {
  const { themeFile, configFile, siteDir } = config;
  const places = [themeFile, configFile].flatMap((filePath = '') => {
    const { line, column } = filePath === '' ? {} : findPlace({ filePath }, url);
    return line === undefined || column === undefined ? [] : [{ file: relative(siteDir, filePath), line, column }];
  });
  return places[0];
}

function placeInPage(found: CheckDiagnostic | undefined, url: string, page: Page): CheckDiagnostic | undefined {
  return found && { ...found, file: page.sourcePath, ...findPlace(page, url) };
}

/** A link that a component renders is published unchanged: only links of the text are resolved. */
function findHrefError(href: string, page: Page, check: DocumentCheck): CheckDiagnostic | undefined {
  const { context, config, outputFiles } = check;
  const path = href.startsWith('/') ? (stripBase(href, config.base) ?? href) : href;
  const target = findOwnPath(href, config) ?? path;
  if (isExternalUrl(target)) return undefined;
  const found = isOutputFile(target, outputFiles)
    ? undefined
    : checkLink({ target, sourcePath: page.sourcePath }, page, { ...context, findAsset: () => undefined });
  if (found) return found.rule === 'links' ? { ...found, rule: 'componentLinks' } : found;
  if (isIgnoredTarget(target, config)) return undefined;
  if (isWithoutBase(href, config.base))
    return createError('componentLinks', `The link "${href}" of a component leads outside of "${config.base}".`, {
      help: BASE_HELP,
    });
  if (!/^[^?#]*\.mdx?(?:[?#]|$)/.test(href) || href.startsWith('/')) return undefined;
  return createError('componentLinks', `The link "${href}" of a component leads to a file, not to its page.`, {
    help: 'Write its route, such as "/guide/start", or write the link in Markdown.',
  });
}

const BASE_HELP =
  'Call withBase() of @quire/theme/runtime, or write the URL in Markdown, or as a string in an attribute.';

function isWithoutBase(url: string, base: string): boolean {
  return /^\/(?!\/)/.test(url) && stripBase(url, base) === undefined;
}

function findImageError(src: string, check: DocumentCheck): CheckDiagnostic | undefined {
  if (!src.startsWith('/') || src.startsWith('//')) return undefined;
  if (isMissingImage(src, check)) return createError('images', `The image "${src}" does not exist.`);
  if (!isWithoutBase(src, check.config.base) || isIgnoredTarget(src, check.config)) return undefined;
  const message = `The image "${src}" of a component is outside of "${check.config.base}".`;
  return createError('images', message, { help: BASE_HELP });
}

function isOutputFile(path: string, outputFiles: ReadonlySet<string>): boolean {
  return outputFiles.has(path.slice(1).replace(/[?#].*$/, ''));
}

function createDuplicate(id: string, page: Page, problem: string): CheckDiagnostic {
  if (id === '')
    return createError('duplicateIds', 'Elements of this page have an empty id, to which no link can lead.', {
      file: page.sourcePath,
      ...findPlace(page, 'id=""'),
      help: 'Remove the attribute, or give each of them a unique id.',
    });
  const headings = page.headings.filter((heading) => heading.id === id);
  const heading = headings.findLast(({ fragment }) => fragment === undefined) ?? headings.at(-1);
  const help = `Use another id here: "## Title {#another-id}", and in .mdx "## Title \\{#another-id}".`;
  const message = `The id "${id}" ${problem}; links to it lead to the first use.`;
  const { line, fragment: file = page.sourcePath } = heading ?? {};
  return createError('duplicateIds', message, { file, ...(line ? { line } : findPlace(page, `id="${id}"`)), help });
}

/** Once for a page: the other parts usually have the same cause. */
function createUnrendered(text: string, page: Page, count: number): CheckDiagnostic {
  const shown = text.length > 50 ? `${text.slice(0, 50).trimEnd()}…` : text;
  const others = count > 1 ? ` The page has ${count} such parts.` : '';
  return createError('unrenderedText', `A component does not render the text "${shown}" between its tags.${others}`, {
    file: page.sourcePath,
    ...findTextPlace(page, text),
    help: UNRENDERED_HELP,
  });
}

const UNRENDERED_HELP =
  "If it shows the text after a click, import it in a module that begins with 'use client', and export it from there. " +
  'If it hides the text on purpose, set check.unrenderedText to "off".';

/** Finds the beginning of a text, whose source may have markup; empty if that is not certain. */
function findTextPlace(page: Page, text: string): Partial<TextPoint> {
  const source = findPageText(page);
  const words = text.split(' ');
  const begins = words.map((_, index) => words.slice(0, words.length - index).join(' '));
  const found = begins.find((begin) => source.split(begin).length === 2);
  return found === undefined ? {} : findPlace(page, found);
}
