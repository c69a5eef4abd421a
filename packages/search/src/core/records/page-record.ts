/** A heading with the content up to the next heading. */
export interface SectionInput {
  /** Without `#`; empty for the top of the page. */
  anchor: string;
  /** 1 to 6. */
  depth: number;
  title: string;
  /** Paragraphs, list items and cells as plain text, separately, so that no phrase spans two of them. */
  blocks: string[];
  /** Code blocks as plain text. */
  code: string[];
}

/** A page to be indexed. */
export interface PageInput {
  /** Canonical, with the locale's prefix, without base. */
  routePath: string;
  title: string;
  /** The part of the site, the first line of a hit's path: `Guide`. */
  lvl0: string;
  /** The sidebar group: `Basic`. Empty if there is none. */
  group: string;
  /** Multiplies the score of the page's sections; 1 by default. */
  boost?: number;
  sections: SectionInput[];
}

/** A section as shipped: blocks without line breaks, and the words of its code that are not in its text. */
export interface SectionRecord extends Omit<SectionInput, 'code'> {
  codeWords: string;
}

/** A page whose sections are records already. */
export interface ReducedPage extends Omit<PageInput, 'sections'> {
  sections: SectionRecord[];
}

export interface PageRecord extends Omit<PageInput, 'sections' | 'boost'> {
  boost: number;
  sections: SectionRecord[];
}
