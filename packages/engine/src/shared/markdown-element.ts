/** How a component appears where a page is given as Markdown. */

/** A component as a page uses it. */
export interface MarkdownElement {
  /** Values of attributes that are texts, in quotes or in braces; of an attribute without a value, `true`. */
  attributes: Readonly<Record<string, string | true>>;
  /** The source of attributes that are expressions, without braces. */
  expressions: Readonly<Record<string, string>>;
  /** The values of those of them that need no name to be known: lists and objects of literals. */
  values: Readonly<Record<string, unknown>>;
  /** What is between its tags, as Markdown. */
  children: string;
}

/** A component may have this function as its property `toMarkdown`; without it, its children are left. */
export type FormatMarkdown = (element: MarkdownElement) => string;
