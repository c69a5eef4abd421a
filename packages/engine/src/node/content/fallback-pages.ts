/**
 * Adds fallback pages in the default language for missing translations, so that no language link leads to a 404.
 * (docs/behavior/languages.md)
 */

import { getContentRoot } from '../config/content-roots.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Page } from './page.ts';
import { formatPageKey } from './source-index.ts';

export function addFallbackPages(pages: Page[], config: ResolvedConfig): Page[] {
  if (!config.fallbackPages || !config.localeFolders) return pages;
  const known = new Set(pages.map(formatPageKey));
  const originals = pages.filter(({ lang, pageType }) => lang === config.defaultLang && pageType !== '404');
  const others = config.locales.filter(({ lang }) => lang !== config.defaultLang);
  const fallbacks = others.flatMap(({ lang }) =>
    originals
      .filter((page) => !known.has(formatPageKey({ ...page, lang })))
      .map((page) => toFallback(page, lang, config)),
  );
  return [...pages, ...fallbacks];
}

function toFallback(page: Page, lang: string, config: ResolvedConfig): Page {
  const { routePrefix } = getContentRoot({ version: page.version, lang }, config);
  const original = getContentRoot(page, config);
  const toRoute = (path: string) => routePrefix + path.slice(original.routePrefix.length);
  return {
    ...page,
    lang,
    routePath: toRoute(page.routePath),
    ...(page.fileRoutePath !== undefined && { fileRoutePath: toRoute(page.fileRoutePath) }),
    fallback: page.lang,
  };
}
