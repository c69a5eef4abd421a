/** A heading of a page. */
export interface Heading {
  id: string;
  text: string;
  /** 1 to 6. */
  depth: number;
}
