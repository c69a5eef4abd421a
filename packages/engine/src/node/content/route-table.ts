/** The route table: all pages by canonical route path. */

import { routeKey } from '@quire/client/contract';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Page } from './page.ts';
import { formatTranslationKey } from './source-index.ts';

export interface RouteTable {
  /** Sorted by route, so that builds are reproducible. */
  pages: Page[];
  find(routePath: string): Page | undefined;
  /** Finds a page by any spelling of its URL: `/A/index.html`, `/a/` and `/a` are the same. */
  findBySpelling(pathname: string): Page | undefined;
  /** Finds a page by the route of its file, in any spelling, ignoring its `slug`. */
  findByFile(pathname: string): Page | undefined;
  /** The pages that are not published; undefined if all pages are published. */
  drafts: RouteTable | undefined;
  /** The translations of a page, including itself, sorted by locale. */
  translationsOf(page: Page): Page[];
  /** The same with fallback pages. */
  alternatesOf(page: Page): Page[];
  /** All versions of a page in its locale. */
  versionsOf(page: Page): Page[];
}

/** What most parts of a site are created from. */
export interface Site {
  routes: RouteTable;
  config: ResolvedConfig;
}

export function createRouteTable(pages: readonly Page[], drafts: readonly Page[] = []): RouteTable {
  const sorted = [...pages].sort((a, b) => (a.routePath < b.routePath ? -1 : 1));
  // Plugins receive them: a change would affect other plugins, and the documents, by chance.
  for (const page of sorted) Object.freeze(page);
  Object.freeze(sorted);
  const byRoute = new Map(sorted.map((page) => [page.routePath, page]));
  const byKey = new Map(sorted.map((page) => [routeKey(page.routePath), page]));
  const byFile = new Map(sorted.map((page) => [routeKey(page.fileRoutePath ?? page.routePath), page]));
  const byPagePath = groupBy(sorted, formatTranslationKey);
  const byLocale = groupBy(sorted, ({ lang, pagePath }) => `${lang}\0${pagePath}`);
  const alternatesOf = (page: Page) => byPagePath.get(formatTranslationKey(page)) ?? [];
  return {
    pages: sorted,
    find: (routePath) => byRoute.get(routePath),
    findBySpelling: (pathname) => byKey.get(routeKey(pathname)),
    findByFile: (pathname) => byFile.get(routeKey(pathname)),
    drafts: drafts.length === 0 ? undefined : createRouteTable(drafts),
    translationsOf: (page) => alternatesOf(page).filter(({ fallback }) => fallback === undefined),
    alternatesOf,
    versionsOf: ({ lang, pagePath }) => byLocale.get(`${lang}\0${pagePath}`) ?? [],
  };
}

function groupBy(pages: Page[], keyOf: (page: Page) => string): Map<string, Page[]> {
  const groups = new Map<string, Page[]>();
  for (const page of pages) {
    const group = groups.get(keyOf(page));
    if (group) group.push(page);
    else groups.set(keyOf(page), [page]);
  }
  return groups;
}
