/** Owns which feeds there are, under which URL, and which pages name them. (docs/behavior/chrome.md) */
import type { FeedConfig } from '../config/config.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { isListed, type Page } from '../content/page.ts';
import { toLanguageTag } from '../html/language-tag.ts';
import type { RouteTable } from './table.ts';

export interface FeedLink {
  /** From the site's root, without base: `/blog-rss-zh.xml`. */
  path: string;
  /** The language as feed readers and search engines name it: `zh-CN`. */
  hreflang: string;
  lang: string;
  /** The route path that the feed's posts are under: `/zh/blog/`. */
  prefix: string;
}

/** One feed as every locale has it, the default locale first. */
export function listFeedLinks({ name, prefix }: FeedConfig, { locales, defaultLang }: ResolvedConfig): FeedLink[] {
  return locales.map(({ lang }) => ({
    path: lang === defaultLang ? `/${name}.xml` : `/${name}-${lang}.xml`,
    hreflang: toLanguageTag(lang),
    lang,
    prefix: lang === defaultLang ? prefix : `/${lang}${prefix}`,
  }));
}

/** The feeds that `page` names in its head: of every language, where it is one of their posts or their overview. */
export function findFeedLinks(page: Page, config: ResolvedConfig): FeedLink[] {
  return config.feeds
    .map((feed) => listFeedLinks(feed, config))
    .filter((links) => links.some((link) => page.lang === link.lang && page.routePath.startsWith(link.prefix)))
    .flat();
}

/** In the language of the feed, whatever page names it: `博客 - Quire`. */
export function formatFeedTitle({ lang, prefix }: FeedLink, routes: RouteTable, config: ResolvedConfig): string {
  const siteTitle = config.locales.find((locale) => locale.lang === lang)?.title ?? config.title;
  const overview = routes.find(prefix);
  return overview ? `${overview.title} - ${siteTitle}` : siteTitle;
}

/** The posts of a feed, newest first. A post is a dated page under the feed's prefix. */
export function listPosts(pages: Page[], { lang, prefix }: FeedLink): Page[] {
  return pages
    .filter(
      (page) =>
        page.lang === lang &&
        page.fallback === undefined &&
        isListed(page) &&
        page.routePath.startsWith(prefix) &&
        page.frontmatter.date !== undefined,
    )
    .sort((a, b) => compareText(dateOf(b), dateOf(a)) || compareText(a.routePath, b.routePath));
}

function dateOf(page: Page): string {
  return page.frontmatter.date ?? '';
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
