/** Which page speaks for others with the same text: the original for its fallbacks, the newest for old versions. */
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Page } from '../content/page.ts';
import type { RouteTable } from './table.ts';

/** The page whose URL search engines are to know; the page itself where it speaks for itself. */
export function getCanonicalPage(page: Page, routes: RouteTable, { versions }: Pick<ResolvedConfig, 'versions'>): Page {
  const written = getOriginal(page, routes);
  if (versions === undefined || written.version === versions.default) return written;
  return (
    routes
      .versionsOf(written)
      .find(({ version, fallback }) => version === versions.default && fallback === undefined) ?? written
  );
}

/** The page that a fallback shows; any other page itself. */
export function getOriginal(page: Page, routes: RouteTable): Page {
  if (page.fallback === undefined) return page;
  return routes.translationsOf(page).find(({ lang }) => lang === page.fallback) ?? page;
}

/** Whether search engines, feeds and indexes are to know the page. */
export function isCanonical(page: Page, routes: RouteTable, config: Pick<ResolvedConfig, 'versions'>): boolean {
  return page.pageType !== '404' && getCanonicalPage(page, routes, config) === page;
}
