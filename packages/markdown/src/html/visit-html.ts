/** Walks through a piece of HTML once and calls visitors for each tag and text in it. */
import { Parser } from 'htmlparser2';

export interface HtmlElement {
  /** In lower case. */
  name: string;
  /** Decoded, by names in lower case; the first of a name counts, as in browsers. */
  attributes: Readonly<Record<string, string>>;
  /** The number of elements around it. */
  depth: number;
  /** The offset of its first character. */
  start: number;
}

/** The end of an element. */
export interface HtmlEnd {
  name: string;
  /** That of its start. */
  depth: number;
  /** The offset of its end tag. */
  start: number;
  /** Whether the HTML leaves the end tag out. */
  isImplied: boolean;
}

export interface HtmlVisitor {
  open?(element: HtmlElement): void;
  /** @param text decoded; one text may come in several pieces */
  text?(text: string): void;
  close?(end: HtmlEnd): void;
  comment?(text: string): void;
}

/** @returns whether the last tag is whole */
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
