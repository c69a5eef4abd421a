/** The descriptions of pages, and the names of a site in its languages. */
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Page } from '../content/page.ts';

/** The page's description or first paragraph, otherwise that of its locale, never in another language. (docs/behavior/page-types.md) */
export function describePage(page: Page, config: ResolvedConfig): string {
  const lead = page.fallback === undefined && hasText(page) ? page.lead : undefined;
  return page.description ?? lead ?? describeSite(page.lang, config);
}

/** Text below a hero or a 404 does not describe the page. */
function hasText({ pageType }: Page): boolean {
  return pageType !== 'home' && pageType !== '404';
}

export function nameSite(lang: string, { locales, title }: ResolvedConfig): string {
  return locales.find((each) => each.lang === lang)?.title ?? title;
}

/** Never in another language than the page's. (docs/behavior/page-types.md) */
export function describeSite(lang: string, { locales, defaultLang, description }: ResolvedConfig): string {
  const locale = locales.find((each) => each.lang === lang);
  return locale?.description ?? (lang === defaultLang ? description : '');
}
