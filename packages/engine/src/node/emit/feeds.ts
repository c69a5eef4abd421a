/** Emits the RSS feeds, one file for each feed and language. (docs/behavior/chrome.md) */
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { RouteTable } from '../content/route-table.ts';
import type { OutputFile } from '../files/output-file.ts';
import { listFeedLinks } from '../routes/feed-links.ts';

/** Empty if `siteUrl` is not set. */
export async function emitFeeds(routes: RouteTable, config: ResolvedConfig): Promise<OutputFile[]> {
  if (config.siteUrl === undefined) return [];
  const links = config.feeds.flatMap((feed) => listFeedLinks(feed, config));
  if (links.length === 0) return [];
  // Loaded on demand, because the feed library consists of many small modules.
  const { renderFeed } = await import('./render-feed.ts');
  return links.map((link) => ({ path: link.path.slice(1), body: renderFeed(link, routes, config) }));
}
