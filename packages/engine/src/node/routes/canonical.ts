/** Finds the canonical page of duplicates: the original for fallback pages, the default version for others. */
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Page } from '../content/page.ts';
import type { RouteTable } from '../content/route-table.ts';

/** The page whose URL search engines should index; often the page itself. */
export function getCanonicalPage(page: Page, routes: RouteTable, { versions }: Pick<ResolvedConfig, 'versions'>): Page {
  const written = getOriginal(page, routes);
  if (versions === undefined || written.version === versions.default) return written;
  return (
    routes
      .versionsOf(written)
      .find(({ version, fallback }) => version === versions.default && fallback === undefined) ?? written
  );
}

/** The original of a fallback page; any other page itself. */
export function getOriginal(page: Page, routes: RouteTable): Page {
  if (page.fallback === undefined) return page;
  return routes.translationsOf(page).find(({ lang }) => lang === page.fallback) ?? page;
}

/** Whether the page should be in search engines, feeds and indexes. */
export function isCanonical(page: Page, routes: RouteTable, config: Pick<ResolvedConfig, 'versions'>): boolean {
  return page.pageType !== '404' && getCanonicalPage(page, routes, config) === page;
}
