/** What search knows of a page: its place, its sections and their text. */

/** A heading with what is below it, up to the next heading. */
export interface SectionInput {
  /** Without `#`; empty for the top of the page. */
  anchor: string;
  /** 1 to 6. */
  depth: number;
  title: string;
  /** Paragraphs, list items and cells as plain text, each on its own so that no phrase runs across two. */
  blocks: string[];
  /** Code blocks as plain text. */
  code: string[];
}

/** A page as the engine hands it over. Pages that are to be left out are not handed over at all. */
export interface PageInput {
  /** Canonical, with the locale's prefix, without base. */
  routePath: string;
  title: string;
  /** The part of the site, the first line of a hit's path: `Guide`. */
  lvl0: string;
  /** The sidebar group: `Basic`. Empty where there is none. */
  group: string;
  /** Multiplies the rank of the page's sections; 1 where absent. */
  boost?: number;
  sections: SectionInput[];
}

/** A section as it is shipped: each block a line, of its code only the words that its text does not have. */
export interface SectionRecord extends Omit<SectionInput, 'code'> {
  codeWords: string;
}

/** A page whose sections were reduced to records before. */
export interface ReducedPage extends Omit<PageInput, 'sections'> {
  sections: SectionRecord[];
}

export interface PageRecord extends Omit<PageInput, 'sections' | 'boost'> {
  boost: number;
  sections: SectionRecord[];
}
