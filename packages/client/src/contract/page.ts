/** The data of a page for layouts and components. (docs/behavior/data.md) */
import type { Heading } from '@quire/markdown';
import type { OverviewGroup } from './overview.ts';
import type { Logo } from './site.ts';
import type { WrittenDate } from './written-date.ts';

export type { Heading };

export type PageType = 'home' | 'doc' | 'overview' | '404' | 'custom' | 'blank';

export interface HeroAction {
  theme: 'brand' | 'alt';
  /** HTML, of elements of a line. */
  text: string;
  href: string;
}

export interface Hero {
  /** A few words above the name. */
  badge?: { text: string; href?: string };
  /** HTML, of elements of a line, as `text` and `tagline` are. */
  name: string;
  text: string;
  tagline: string;
  actions: HeroAction[];
  /** A command to get started, shown next to the actions. */
  command?: string;
  image?: { src: Logo; alt: string };
}

export interface Feature {
  title: string;
  /** HTML, of elements of a line. */
  details: string;
  icon?: string;
  /** The name of a diagram that the site gives to the layout; a feature with one is twice as wide. */
  diagram?: string;
  /** Columns of twelve that it takes where all features stand side by side. */
  span?: 2 | 3 | 4 | 6;
  href?: string;
}

export interface HomeContent {
  hero?: Hero;
  features: Feature[];
}

/** The location of a page in its site. */
export interface PagePlace {
  /** Relative to the docs folder, with `/`: `en/guide/start/index.mdx`. */
  sourcePath: string;
  /** Empty on a site without versions. */
  version: string;
  lang: string;
  /** In the locale's folder, without extension: `guide/start/index`. */
  pagePath: string;
  /** Canonical, locale prefix included, without base: the key of everything. */
  routePath: string;
}

/** What the layout of a site can read about the file of its page. */
export interface PageSource extends Pick<PagePlace, 'pagePath' | 'sourcePath'> {
  description: string;
  /** Of the whole site, in the page's language. */
  siteDescription: string;
  frontmatter: Readonly<Record<string, unknown>>;
}

/** Parts of a page that its frontmatter, or a parameter of its URL, can hide. */
export const HIDEABLE_PARTS = ['navbar', 'sidebar', 'outline', 'footer', 'globalUIComponents'] as const;

export type HideablePart = (typeof HIDEABLE_PARTS)[number];

/**
 * The data of a document about its page, embedded as JSON.
 * Absent optional fields mean the default, so that a plain page's record is short.
 */
export interface PageRecord extends Pick<PagePlace, 'routePath'> {
  pageType: PageType;
  title: string;
  /** Depth 2 to 4, in order. */
  headings: Heading[];
  /** Parts that the frontmatter hides. */
  hide?: HideablePart[];
  /** The URL to edit the source, if it is configured. */
  editHref?: string;
  /** From git, with a time zone. */
  lastUpdated?: WrittenDate;
  /** A blog post's date. */
  date?: WrittenDate;
  /** The page as Markdown. */
  markdownHref?: string;
  /** Locales that have this page, translated or as a fallback; for the others, links lead to their home page. */
  translations: string[];
  /** Versions that have this page; for the others, links lead to their home page. Absent on a site without versions. */
  versions?: string[];
  /** A page that a build without `--drafts` leaves out. */
  isDraft?: true;
  /** The language of the content, if the page is a fallback for a missing translation. */
  fallback?: string;
  /** On a translation: the ids of the sections whose original has changed since. */
  stale?: string[];
  /** On a fallback page or an outdated translation: the original. */
  originalHref?: string;
  /** The new locations of anchors that have moved, by their ids. */
  movedAnchors?: Record<string, string>;
  overview?: OverviewGroup[];
  home?: HomeContent;
  /** Only set if the site has its own components in the layout. */
  source?: PageSource;
}
