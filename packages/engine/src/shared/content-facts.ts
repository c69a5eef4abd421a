/** Owns what components of the content may ask at build time, beyond what a layout shows. (SPEC.md 3, Page) */
import type { Heading } from './page.ts';

export interface PageFacts {
  title: string;
  routePath: string;
  lang: string;
  version: string;
  description: string;
  /** Relative to the docs folder. */
  sourcePath: string;
  frontmatter: Readonly<Record<string, unknown>>;
  /** Depth 2 to 4, in order. */
  toc: Heading[];
  /** ISO 8601. */
  lastUpdatedTime?: string;
}

export interface ContentFacts {
  page: PageFacts;
  /** Every page of the site. */
  listPages(): PageFacts[];
}
