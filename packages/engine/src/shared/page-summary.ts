/** Owns what components of the content may ask at build time, beyond what a layout shows. (docs/behavior/data.md) */
import type { Heading } from './page.ts';

/** A feed that the page names in its head. */
export interface FeedSummary {
  url: string;
  mime: 'application/rss+xml';
  language: string;
}

export interface TocEntry extends Heading {
  /** Where its line begins in the file of the page, in UTF-16 units; -1 where it is in a fragment. */
  charIndex: number;
}

export interface PageSummary {
  title: string;
  /** In the locale's folder, without extension: `guide/start/index`. */
  pagePath: string;
  routePath: string;
  lang: string;
  version: string;
  description: string;
  /** Of the whole site, in the page's language. */
  siteDescription: string;
  feeds: FeedSummary[];
  /** Relative to the docs folder. */
  sourcePath: string;
  frontmatter: Readonly<Record<string, unknown>>;
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
