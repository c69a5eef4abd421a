/** How a component is rendered in the Markdown version of a page. */

/** A component as a page uses it. */
export interface MarkdownElement {
  /** Values of attributes that are strings, in quotes or in braces; `true` for an attribute without a value. */
  attributes: Readonly<Record<string, string | true>>;
  /** The source of expression attributes, without braces. */
  expressions: Readonly<Record<string, string>>;
  /** The values of expressions that contain no variables: arrays and objects of literals. */
  values: Readonly<Record<string, unknown>>;
  /** What is between its tags, as Markdown. */
  children: string;
}

/** A component may have this function as its property `toMarkdown`; without it, a static component of the site is HTML, and any other its children. */
export type FormatMarkdown = (element: MarkdownElement) => string;
