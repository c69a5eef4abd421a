/** Additional data for components of the content at build time. (docs/behavior/data.md) */
import type { Heading, PagePlace, PageSource } from './page.ts';

/** A feed that the page links in its head. */
export interface FeedSummary {
  url: string;
  mime: 'application/rss+xml';
  language: string;
}

export interface TocEntry extends Heading {
  /** The offset of its line in the file of the page, in UTF-16 units; -1 if it is in a fragment. */
  charIndex: number;
}

export interface PageSummary extends PagePlace, PageSource {
  title: string;
  feeds: FeedSummary[];
  /** Depth 2 to 4, in order. */
  toc: TocEntry[];
  /** ISO 8601. */
  lastUpdatedTime?: string;
}

export interface ContentSummary {
  page: PageSummary;
  /** Every page of the site. */
  listPages(): PageSummary[];
}
