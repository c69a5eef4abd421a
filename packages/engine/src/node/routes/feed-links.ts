/** Lists the feeds with their URLs, posts, and the pages that link to them. (docs/behavior/chrome.md) */

import type { FeedConfig } from '../config/config.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { isListed, type Page } from '../content/page.ts';
import type { RouteTable } from '../content/route-table.ts';
import { toLanguageTag } from '../html/language-tag.ts';
import { nameSite } from './describe-page.ts';

export interface FeedLink {
  /** From the site's root, without base: `/blog-rss-zh.xml`. */
  path: string;
  /** The language tag: `zh-CN`. */
  hreflang: string;
  lang: string;
  /** The route prefix of the feed's posts: `/zh/blog/`. */
  prefix: string;
  /** The folder of the prefix; undefined if it is the root of the locale. */
  folder: string | undefined;
}

/** A feed in each locale, the default locale first. */
export function listFeedLinks({ name, prefix }: FeedConfig, { locales, defaultLang }: ResolvedConfig): FeedLink[] {
  const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
  return locales.map(({ lang }) => {
    const root = lang === defaultLang ? '' : `/${lang}`;
    return {
      path: lang === defaultLang ? `/${name}.xml` : `/${name}-${lang}.xml`,
      hreflang: toLanguageTag(lang),
      lang,
      prefix: root + prefix,
      folder: folder === '/' ? undefined : root + folder,
    };
  });
}

/** The feeds that `page` links in its head: in all languages, if it is one of their posts or their overview. */
export function findFeedLinks(page: Page, config: ResolvedConfig): FeedLink[] {
  return config.feeds
    .map((feed) => listFeedLinks(feed, config))
    .filter((links) => links.some((link) => page.lang === link.lang && isOfFeed(page, link)))
    .flat();
}

function isOfFeed({ routePath }: Page, { prefix, folder }: FeedLink): boolean {
  return routePath.startsWith(prefix) || routePath === folder;
}

/** The page that lists the posts: `/news/` for a prefix such as `/news/post-`. */
export function findFeedOverview({ prefix, folder }: FeedLink, routes: RouteTable): Page | undefined {
  return routes.find(prefix.replace(/\/?$/, '/')) ?? (folder === undefined ? undefined : routes.find(folder));
}

/** In the language of the feed: `博客 - Quire`. */
export function formatFeedTitle(link: FeedLink, routes: RouteTable, config: ResolvedConfig): string {
  const siteTitle = nameSite(link.lang, config);
  const overview = findFeedOverview(link, routes);
  return overview ? `${overview.title} - ${siteTitle}` : siteTitle;
}

/** The posts of a feed, newest first. A post is a dated page under the feed's prefix. */
export function listPosts(pages: Page[], link: FeedLink): Page[] {
  return pages
    .filter((page) => mayBePost(page, link) && page.frontmatter.date !== undefined)
    .sort((a, b) => compareText(dateOf(b), dateOf(a)) || compareText(a.routePath, b.routePath));
}

/** Pages without a date in the folder of a feed in which most pages have one. Empty for feeds of a whole locale. */
export function listUndated(pages: readonly Page[], posts: readonly Page[], link: FeedLink): Page[] {
  const { prefix, folder } = link;
  const isSibling = ({ routePath }: Page) => routePath !== prefix && !routePath.slice(prefix.length).includes('/');
  const undated = pages.filter(
    (page) => folder !== undefined && mayBePost(page, link) && isSibling(page) && page.frontmatter.date === undefined,
  );
  return undated.length < posts.length ? undated : [];
}

function mayBePost(page: Page, { lang, prefix }: FeedLink): boolean {
  return page.lang === lang && page.fallback === undefined && isListed(page) && page.routePath.startsWith(prefix);
}

function dateOf(page: Page): string {
  return page.frontmatter.date ?? '';
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
