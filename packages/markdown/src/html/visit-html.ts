/** Parses a piece of HTML once, and calls visitors for each tag and text. */
import { Parser } from 'htmlparser2';

export interface HtmlElement {
  /** In lower case. */
  name: string;
  /** Decoded, by name in lower case; of duplicates, the first counts, as in browsers. */
  attributes: Readonly<Record<string, string>>;
  /** The number of enclosing elements. */
  depth: number;
  /** The offset of its first character. */
  start: number;
}

export interface HtmlEnd {
  name: string;
  /** The depth of its start tag. */
  depth: number;
  /** The offset of its end tag. */
  start: number;
  /** Whether the end tag is omitted in the HTML. */
  isImplied: boolean;
}

export interface HtmlVisitor {
  open?(element: HtmlElement): void;
  /** @param text decoded; a text may be passed in several pieces */
  text?(text: string): void;
  close?(end: HtmlEnd): void;
  comment?(text: string): void;
}

/** @returns whether the last tag is complete */
export function visitHtml(html: string, visitors: readonly HtmlVisitor[]): boolean {
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = { name, attributes, depth, start: parser.startIndex };
      depth += 1;
      for (const visitor of visitors) visitor.open?.(element);
    },
    ontext(text) {
      for (const visitor of visitors) visitor.text?.(text);
    },
    onclosetag(name, isImplied) {
      depth -= 1;
      const end = { name, depth, start: parser.startIndex, isImplied };
      for (const visitor of visitors) visitor.close?.(end);
    },
    oncomment(text) {
      for (const visitor of visitors) visitor.comment?.(text);
    },
  });
  parser.end(html);
  return parser.startIndex === html.length;
}
