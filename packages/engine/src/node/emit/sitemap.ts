/** Emits `sitemap.xml`: the pages with their translations. */
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Page } from '../content/page.ts';
import type { OutputFile } from '../files/output-file.ts';
import type { RenderedSite } from '../render/rendered-site.ts';
import { isCanonical } from '../routes/canonical.ts';
import { toUrl } from '../routes/site-url.ts';
import { escapeXml } from './xml.ts';

/** Empty if `siteUrl` is not set. */
export function emitSitemap({
  routes,
  heads,
  config,
}: Pick<RenderedSite, 'routes' | 'heads' | 'config'>): OutputFile[] {
  if (config.siteUrl === undefined) return [];
  const entries = routes.pages
    .filter((page) => heads.isIndexed(page) && isCanonical(page, routes, config) && !heads.hasOtherUrl(page))
    .map((page) => formatEntry(page, routes.translationsOf(page).filter(heads.isIndexed), config));
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
  return [{ path: 'sitemap.xml', body }];
}

function formatEntry({ routePath, lastUpdated }: Page, translations: Page[], config: ResolvedConfig): string {
  const lastmod = lastUpdated === undefined ? '' : `<lastmod>${escapeXml(lastUpdated)}</lastmod>`;
  const alternates = formatAlternates(translations, config);
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
