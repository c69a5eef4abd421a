/** Emits `sitemap.xml`: the pages with their translations. */
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { isIndexed, type Page } from '../content/page.ts';
import type { RouteTable } from '../content/route-table.ts';
import type { OutputFile } from '../files/output-file.ts';
import { isCanonical } from '../routes/canonical.ts';
import { toUrl } from '../routes/site-url.ts';
import { escapeXml } from './xml.ts';

/** Empty if `siteUrl` is not set. */
export function emitSitemap(routes: RouteTable, config: ResolvedConfig): OutputFile[] {
  if (config.siteUrl === undefined) return [];
  const entries = routes.pages
    .filter((page) => isIndexed(page) && isCanonical(page, routes, config))
    .map((page) => formatEntry(page, routes, config));
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
  return [{ path: 'sitemap.xml', body }];
}

function formatEntry(page: Page, routes: RouteTable, config: ResolvedConfig): string {
  const { routePath, lastUpdated } = page;
  const lastmod = lastUpdated === undefined ? '' : `<lastmod>${escapeXml(lastUpdated)}</lastmod>`;
  const alternates = formatAlternates(routes.translationsOf(page).filter(isIndexed), config);
  return `<url><loc>${formatUrl(routePath, config)}</loc>${lastmod}${alternates}</url>`;
}

/** A page in only one language has no alternates. `x-default` is the default language. */
function formatAlternates(translations: Page[], config: ResolvedConfig): string {
  if (translations.length < 2) return '';
  const fallback = translations.find((page) => page.lang === config.defaultLang);
  const links = translations.map(({ lang, routePath }) => ({ hreflang: lang, routePath }));
  if (fallback) links.push({ hreflang: 'x-default', routePath: fallback.routePath });
  return links.map((link) => formatAlternate(link, config)).join('');
}

function formatAlternate({ hreflang, routePath }: { hreflang: string; routePath: string }, config: ResolvedConfig) {
  return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${formatUrl(routePath, config)}"/>`;
}

function formatUrl(routePath: string, config: ResolvedConfig): string {
  return escapeXml(toUrl(routePath, config) ?? '');
}
