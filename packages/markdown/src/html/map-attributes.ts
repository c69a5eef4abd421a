import { Parser } from 'htmlparser2';

export interface HtmlAttribute {
  /** The name of its element as written, in lower case: the parser calls the `image` of SVG `img`. */
  element: string;
  /** In lower case. */
  name: string;
  /** Decoded. */
  value: string;
  /** All attributes of the element. */
  others: Readonly<Record<string, string>>;
  /** The offset of its tag. */
  start: number;
}

const ELEMENT_NAME = /[^\s/>]*/y;

/**
 * Replaces attributes that have a value; everything else stays as written.
 * @param change returns the new name and value of an attribute, the value as HTML; undefined to keep it
 * @param masked the same text, with everything that is not HTML replaced by other characters
 */
export function mapAttributes(
  html: string,
  change: (attribute: HtmlAttribute) => { name?: string; value: string } | undefined,
  masked: string = html,
): string {
  let mapped = '';
  let rest = 0;
  let found: Array<{ name: string; value: string; start: number; end: number }> = [];
  const parser = new Parser({
    onattribute(name, value, quote) {
      if (quote !== undefined) found.push({ name, value, start: parser.startIndex, end: parser.endIndex });
    },
    onopentag(_, others) {
      const tag = { others, start: parser.startIndex };
      ELEMENT_NAME.lastIndex = tag.start + 1;
      const element = (ELEMENT_NAME.exec(masked)?.[0] ?? '').toLowerCase();
      for (const { name, value, start, end } of found) {
        const changed = change({ ...tag, element, name, value });
        if (!changed) continue;
        mapped += `${html.slice(rest, start)}${changed.name ?? html.slice(start, start + name.length)}="${changed.value}"`;
        rest = end;
      }
      found = [];
    },
  });
  parser.end(masked);
  return mapped + html.slice(rest);
}
