/** The references and sections of a source file, with their positions. */
import type { TextPoint } from './diagnostics/code-frame.ts';
import type { ComponentImport } from './page-content.ts';

/** A link in a page's text, as its author wrote it. */
export interface LinkUse extends TextPoint {
  /** The file that contains it, relative to the docs folder: the page or an included fragment. */
  sourcePath: string;
  /** A route path, a path relative to the file, `#anchor` or an external URL. */
  target: string;
  /** Written as an HTML element, not as a Markdown link. */
  isElement?: true;
  /** Attributes of its element, which take precedence over generated ones. */
  own?: { rel?: string; target?: string };
}

export interface ImageUse extends TextPoint {
  sourcePath: string;
  /** As written: relative to the file, or absolute from the public folder. */
  source: string;
  /** An alternative source of an element, or a video: its size must not be set as the element's. */
  isUnsized?: true;
  /** The element has a width or a height, which takes precedence over the file's size. */
  hasOwnSize?: true;
}

/** A component or value that a page imports, with the position of the statement. */
export interface ImportPlace extends ComponentImport {
  sourcePath: string;
  line: number;
  /** The column of the module name; absent for a component that is used without an import. */
  column?: number;
  /** The page does not use the name, so that the module need not export it. */
  isUnused?: true;
}

/** The hash of a section: the content from a heading to the next. */
export interface SectionHash {
  /** The heading's id; `_top` for the text before the first heading. */
  id: string;
  line: number;
  hash: string;
}

export interface CodeUse {
  /** The fragment that contains it, if it is in one. */
  fragment?: string;
  line: number;
  language: string;
  /** Hash of the code without comments. */
  hash: string;
  /** Whether translations may differ (`localized` in the fence). */
  localized: boolean;
  /** Data of plugins, by plugin name. */
  data?: Record<string, unknown>;
}
