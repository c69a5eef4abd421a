/** The RSS feeds: one file per feed and language. (docs/behavior/chrome.md) */
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { OutputFile } from '../output/output-file.ts';
import { listFeedLinks } from '../routes/feed-links.ts';
import type { RouteTable } from '../routes/table.ts';

/** The feeds; none where the site does not know its host. */
export async function emitFeeds(routes: RouteTable, config: ResolvedConfig): Promise<OutputFile[]> {
  if (config.siteUrl === undefined) return [];
  const links = config.feeds.flatMap((feed) => listFeedLinks(feed, config));
  if (links.length === 0) return [];
  // It writes XML with many small modules: only sites with feeds load them.
  const { renderFeed } = await import('./render-feed.ts');
  return links.map((link) => ({ path: link.path.slice(1), body: renderFeed(link, routes, config) }));
}
