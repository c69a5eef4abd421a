/** How a component is rendered in the Markdown version of a page. */

/** A component as a page uses it. */
export interface MarkdownElement {
  /** Texts, numbers and elements (as HTML), in quotes or in braces; `true` for an attribute without a value. */
  attributes: Readonly<Record<string, string | true>>;
  /** The source of expression attributes, without braces. */
  expressions: Readonly<Record<string, string>>;
  /** The values of expressions, without those that need more than the page, such as hooks. */
  values: Readonly<Record<string, unknown>>;
  /** What is between its tags, as Markdown. */
  children: string;
}

/** A component may have this function as its property `toMarkdown`; without it, a static component of the site is HTML, and any other its children. */
export type FormatMarkdown = (element: MarkdownElement) => string;
