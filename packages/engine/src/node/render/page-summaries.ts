/** The page data that is available to components of the content. (docs/behavior/data.md) */
import type { FeedSummary, PageSummary, TocEntry } from '@quire/client/contract';
import { getWrittenFrontmatter } from '@quire/markdown';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { isListed, type Page } from '../content/page.ts';
import type { RouteTable } from '../content/route-table.ts';
import { loadPageText } from '../content/source-text.ts';
import { describePage, describeSite } from '../routes/describe-page.ts';
import { type FeedLink, findFeedLinks } from '../routes/feed-links.ts';
import { toPublicUrl } from '../routes/site-url.ts';
import { listOutline } from './records.ts';

/** Undefined if the page has no components of the site. */
export function findPageSummary(page: Page, config: ResolvedConfig): PageSummary | undefined {
  const hasOwn = ({ module }: Page['imports'][number]) => module !== '@theme' || config.themeFile !== undefined;
  return page.imports.some(hasOwn) ? createPageSummary(page, config) : undefined;
}

export function listPageSummaries({ pages }: RouteTable, config: ResolvedConfig): PageSummary[] {
  return pages
    .filter((page) => page.fallback === undefined && isListed(page))
    .map((page) => createPageSummary(page, config));
}

function createPageSummary(page: Page, config: ResolvedConfig): PageSummary {
  const { title, pagePath, routePath, lang, version, sourcePath, lastUpdated } = page;
  const described = { description: describePage(page, config), siteDescription: describeSite(lang, config) };
  const listed = {
    feeds: findFeedLinks(page, config).map((link) => toFeedSummary(link, config)),
    toc: listToc(page),
  };
  const summary = {
    title,
    pagePath,
    routePath,
    lang,
    version,
    sourcePath,
    ...described,
    ...listed,
    frontmatter: getWrittenFrontmatter(page),
  };
  return lastUpdated === undefined ? summary : { ...summary, lastUpdatedTime: lastUpdated };
}

function listToc(page: Page): TocEntry[] {
  const starts = listLineStarts(loadPageText(page));
  const own = new Map(page.headings.filter(({ fragment }) => fragment === undefined).map(({ id, line }) => [id, line]));
  return listOutline(page).map((heading) => ({ ...heading, charIndex: starts[(own.get(heading.id) ?? 0) - 1] ?? -1 }));
}

/** The offset of each line. */
function listLineStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
}

function toFeedSummary({ path, hreflang }: FeedLink, config: ResolvedConfig): FeedSummary {
  return { url: toPublicUrl(path, config), mime: 'application/rss+xml', language: hreflang };
}

/** Whether the page itself, rather than one of its components, reads the data of all pages. */
export function readsPages({ imports }: Page): boolean {
  return imports.some(
    ({ module, imported }) => module === '@runtime' && ['usePages', 'usePageData', '*'].includes(imported),
  );
}
