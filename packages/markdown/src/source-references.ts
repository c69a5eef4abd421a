/** What a source file refers to and what it consists of, each with its place in the file. */
import type { ComponentImport } from './page-content.ts';

/** Where something is in a source file; line and column count from 1. */
export interface SourcePoint {
  line: number;
  column: number;
}

/** A link in a page's text, as its author wrote it. */
export interface LinkUse extends SourcePoint {
  /** The file that it is in, relative to the docs folder: the page or a fragment that it includes. */
  sourcePath: string;
  /** A route path, a path relative to the file, `#anchor` or an external URL. */
  target: string;
  /** Written as an element, not as a link of Markdown. */
  isElement?: true;
}

export interface ImageUse extends SourcePoint {
  sourcePath: string;
  /** As written: relative to the file, or absolute from the public folder. */
  source: string;
  /** One that an element takes beside its image, or a video: a size of its own would be another's. */
  isUnsized?: true;
  /** Its element has a width or a height, which says more than that of the file. */
  hasOwnSize?: true;
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
  /** The heading's id; `_top` for what is before the first heading. */
  id: string;
  line: number;
  hash: string;
}

export interface CodeUse {
  /** The file that it is in, where that is a fragment. */
  fragment?: string;
  line: number;
  language: string;
  /** Of the code without its comments. */
  hash: string;
  /** True where the author says that translations differ (`localized` in the fence). */
  localized: boolean;
}
