/** Owns what components of the content may ask at build time, beyond what a layout shows. (SPEC.md 3, Page) */
import type { Heading } from './page.ts';

/** A feed that the page names in its head. */
export interface FeedFacts {
  url: string;
  mime: 'application/rss+xml';
  language: string;
}

export interface TocEntry extends Heading {
  /** Where its line begins in the file of the page, in UTF-16 units; -1 where it stands in a fragment. */
  charIndex: number;
}

export interface PageFacts {
  title: string;
  /** In the locale's folder, without extension: `guide/start/index`. */
  pagePath: string;
  routePath: string;
  lang: string;
  version: string;
  description: string;
  /** Of the whole site, in the page's language. */
  siteDescription: string;
  feeds: FeedFacts[];
  /** Relative to the docs folder. */
  sourcePath: string;
  frontmatter: Readonly<Record<string, unknown>>;
  /** Depth 2 to 4, in order. */
  toc: TocEntry[];
  /** ISO 8601. */
  lastUpdatedTime?: string;
}

export interface ContentFacts {
  page: PageFacts;
  /** Every page of the site. */
  listPages(): PageFacts[];
}
