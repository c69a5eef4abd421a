/** Owns what a page is once it is compiled. The text itself lies in the content store. */
import type { PageType } from '../../shared/page.ts';
import type { ComponentImport } from '../../shared/page-content.ts';
import type { Doubt } from './doubts.ts';
import type { Frontmatter } from './frontmatter.ts';
import type { SourceHeading } from './syntax/headings.ts';

/** Where something stands in a source file; line and column count from 1. */
export interface SourcePoint {
  line: number;
  column: number;
}

/** A link in a page's text, as its author wrote it. */
export interface LinkUse extends SourcePoint {
  /** The file that it stands in, relative to the docs folder: the page or a fragment that it includes. */
  sourcePath: string;
  /** A route path, a path relative to the file, `#anchor` or an external address. */
  target: string;
}

export interface ImageUse extends SourcePoint {
  sourcePath: string;
  /** As written: relative to the file, or absolute from the public folder. */
  source: string;
}

/** A component or value that a page imports, with the place of the statement. */
export interface ImportPlace extends ComponentImport {
  sourcePath: string;
  line: number;
  /** Where it names the module; absent where nothing is imported. */
  column?: number;
}

/** What a page says under one of its headings, up to the next one. */
export interface SectionHash {
  /** The heading's id; `_top` for what stands before the first heading. */
  id: string;
  line: number;
  hash: string;
}

export interface CodeUse {
  /** The file that it stands in, where that is a fragment. */
  fragment?: string;
  line: number;
  language: string;
  /** Of the code without its comments. */
  hash: string;
  /** True where the author says that translations differ (`localized` in the fence). */
  localized: boolean;
}

/** One file of the docs folder, known before it is compiled. */
export interface SourceFile {
  filePath: string;
  /** Relative to the docs folder, with `/`: `en/guide/start/index.mdx`. */
  sourcePath: string;
  /** Empty on a site without versions. */
  version: string;
  lang: string;
  /** In the locale's folder, without extension: `guide/start/index`. */
  pagePath: string;
  /** Canonical, with the locale's prefix, without base. */
  routePath: string;
}

export interface Page extends SourceFile {
  frontmatter: Frontmatter;
  pageType: PageType;
  title: string;
  description: string | undefined;
  /** All depths, in order. */
  headings: SourceHeading[];
  links: LinkUse[];
  images: ImageUse[];
  imports: ImportPlace[];
  sections: SectionHash[];
  codeBlocks: CodeUse[];
  /** What may be meant otherwise. */
  doubts?: Doubt[];
  /** The language of the text, where the page stands in for one that is not translated. */
  fallback?: string;
  /** On a translation: the ids of the sections whose original has changed since. */
  stale?: string[];
  /** ISO 8601, from git. */
  lastUpdated: string | undefined;
  /** Characters of its source; absent while a site is written, where not every page is read. */
  chars?: number;
  /** The key of the page's content in the store. */
  contentKey: string;
  /** Of the other files whose text went into it: with another one of them the content under the key is another. */
  partHashes?: string[];
}
