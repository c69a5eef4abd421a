/**
 * Ends bare URLs at Chinese and other punctuation, and at the bar of a cell: `见 https://a.example。然后` is a URL and a full stop. The parser ends them only at a
 * space, and includes emphasis and links after them. So a mark is inserted, which the first plugin removes.
 */
import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri';
import type { SourceFormat } from './source-format.ts';
import { mapTextLines } from './source-lines.ts';

/** The space ends a URL, and the control character, which no author writes, tells it from the spaces of the text. */
const MARK = ' \u0002';

const URL_START = /(?:https?:\/\/|www\.)/i;

/** Reference definitions and MDX statements. */
const NO_TEXT = /^\s*(?:\[(?!\^)[^\]]+\]:|(?:import|export)\s)/;

/** Text with one of them may be the end of a URL. */
const MAY_END = /[|\u0080-\uffff]/;

const LETTER = String.raw`[\u2e80-\u2fff\u3040-\u9fff\uac00-\ud7af]`;

/**
 * Punctuation that English does not have, except for signs in titles of Wikipedia, text after closing emphasis, and a bracket or
 * quotation mark that opened before the URL: `(https://a.example)을`.
 */
const END = String.raw`(?<!\\)\||(?![ -~–·‐§—…])\p{P}|[—…](?!\w)|[\u3000-\u303f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]|(?<=[*_~])${LETTER}|(?:[\]"']|(?<!\w\(\S*)\))(?=${LETTER})`;

/** First consumes contexts in which a URL is not bare: code, tags, link targets, attributes. */
const BARE_URL = new RegExp(
  [
    '(`+)(?:(?!\\1).)*\\1',
    String.raw`\]\([^)\s]*|<[^>]*>|=["'][^"']*`,
    String.raw`(?<bare>(?:https?://|www\.)[^\s<]+?)(?=(?<end>${END})|[\s<]|$)`,
  ].join('|'),
  'giu',
);

/** Inserts a mark after each such URL. Line numbers stay the same; columns after a mark shift by two. */
export function markUrlEnds(source: string, format: SourceFormat): string {
  if (!URL_START.test(source) || !MAY_END.test(source)) return source;
  const mark = (line: string) => {
    if (!URL_START.test(line) || !MAY_END.test(line) || NO_TEXT.test(line)) return line;
    return line.replace(BARE_URL, (match, ...rest) => {
      const { end } = rest.at(-1) as { end?: string };
      return end === undefined ? match : match + MARK;
    });
  };
  return mapTextLines(source, mark, format);
}

/** For parsing positions only: replaces the character that ends a URL by a space. */
export function maskUrlEnds(source: string, format: SourceFormat): string {
  return markUrlEnds(source, format).replace(new RegExp(`${MARK}.`, 'g'), ' ');
}

export function hasUrlEnds(text: string): boolean {
  return text.includes(MARK);
}

/** Removes the marks from parsed text. */
export function removeUrlEnds(text: string): string {
  return text.replaceAll(MARK, '');
}

/** Must run first, so that no other plugin sees a mark. */
export const urlEnds: MdastPluginDefinition = defineMdastPlugin({
  name: 'quire-url-ends',
  text(node, context) {
    if (hasUrlEnds(node.value)) context.setProperty(node, 'value', removeUrlEnds(node.value));
  },
});
