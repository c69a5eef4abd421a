/** A heading of a page. */
export interface Heading {
  id: string;
  text: string;
  /** 1 to 6. */
  depth: number;
}

export interface SourceHeading extends Heading {
  /** From 1. */
  line: number;
  /** The fragment that contains it, relative to the docs folder; absent for the page's own headings. */
  fragment?: string;
  /** The slug of its text, if its id is different: existing links may use it. */
  slug?: string;
}
