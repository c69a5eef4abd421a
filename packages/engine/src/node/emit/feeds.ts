/** Emits the RSS feeds, one file for each feed and language. (docs/behavior/chrome.md) */

import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Page } from '../content/page.ts';
import type { RouteTable, Site } from '../content/route-table.ts';
import type { OutputFile } from '../files/output-file.ts';
import { type FeedLink, findFeedOverview, formatFeedTitle, listFeedLinks, listPosts } from '../routes/feed-links.ts';
import { toUrl } from '../routes/site-url.ts';
import { removeForbidden } from './xml.ts';

interface FeedSite extends Site {
  Feed: typeof import('feed').Feed;
}

/** Empty if `siteUrl` is not set. */
export async function emitFeeds(routes: RouteTable, config: ResolvedConfig): Promise<OutputFile[]> {
  if (config.siteUrl === undefined) return [];
  const links = config.feeds.flatMap((feed) => listFeedLinks(feed, config));
  if (links.length === 0) return [];
  // Loaded on demand, because the feed library consists of many small modules.
  const { Feed } = await import('feed');
  return links.map((link) => ({ path: link.path.slice(1), body: renderFeed(link, { Feed, routes, config }) }));
}

/** The ids of its posts never change. */
function renderFeed(link: FeedLink, { Feed, routes, config }: FeedSite): string {
  const posts = listPosts(routes.pages, link);
  const [newest] = posts;
  const locale = config.locales.find(({ lang }) => lang === link.lang);
  const overview = findFeedOverview(link, routes);
  const url = toUrl(overview?.routePath ?? link.prefix, config) ?? '';
  const feed = new Feed({
    id: url,
    title: formatFeedTitle(link, routes, config),
    link: url,
    description: overview?.description ?? locale?.description ?? config.description,
    language: link.hreflang,
    // Set explicitly, because the default is the time of the build, which is not reproducible.
    updated: newest ? toDate(newest) : new Date(0),
    generator: false,
    feedLinks: { rss: toUrl(link.path, config) ?? '' },
  });
  for (const post of posts) feed.addItem(describePost(post, config));
  return removeForbidden(`${feed.rss2()}\n`);
}

function describePost(page: Page, config: ResolvedConfig) {
  const url = toUrl(page.routePath, config) ?? '';
  const { author, email } = page.frontmatter;
  return {
    id: url,
    guid: url,
    link: url,
    title: page.title,
    date: toDate(page),
    ...(page.description !== undefined && { description: page.description }),
    ...(author !== undefined && { author: [{ name: author, ...(email !== undefined && { email }) }] }),
  };
}

function toDate(page: Page): Date {
  return new Date(page.frontmatter.date ?? 0);
}
