/**
 * Finds where bare URLs end in Chinese text: `见 https://a.example。然后` is a URL, then a full stop. To the parser they end at
 * a space alone, and take emphasis and links behind them along. A mark is put in there, which the first plugin removes.
 */
import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri';
import { mapTextLines } from './source-lines.ts';

/** A control character ends a URL, and no author writes it. */
const MARK = '\u0002';

const URL_START = /(?:https?:\/\/|www\.)/i;

/** Definitions of references, and statements of MDX. */
const NO_TEXT = /^\s*(?:\[(?!\^)[^\]]+\]:|(?:import|export)\s)/;

const CJK = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/;

/** Punctuation of Chinese and Japanese, and the text behind emphasis that ends. */
const END = String.raw`[\u3000-\u303f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65“”‘’…—]|(?<=[*_~])[\u2e80-\u9fff]`;

/** What a URL may be in without being bare is consumed first: code, tags, the targets of links, attributes. */
const BARE_URL = new RegExp(
  [
    '(`+)(?:(?!\\1).)*\\1',
    String.raw`\]\([^)\s]*|<[^>]*>|=["'][^"']*`,
    String.raw`(?<bare>(?:https?://|www\.)[^\s<]+?)(?=(?<end>${END})|[\s<]|$)`,
  ].join('|'),
  'gi',
);

/** The source with a mark behind each URL that ends so. Lines stay; what is behind a mark on a line moves by one column. */
export function markUrlEnds(source: string): string {
  if (!URL_START.test(source) || !CJK.test(source)) return source;
  return mapTextLines(source, (line) => {
    if (!URL_START.test(line) || !CJK.test(line) || NO_TEXT.test(line)) return line;
    return line.replace(BARE_URL, (match, ...rest) => {
      const { end } = rest.at(-1) as { end?: string };
      return end === undefined ? match : match + MARK;
    });
  });
}

/** The same for a parser alone that gives places: a space is in the place of what ends a URL. */
export function maskUrlEnds(source: string): string {
  return markUrlEnds(source).replace(new RegExp(`${MARK}.`, 'g'), ' ');
}

export function hasUrlEnds(text: string): boolean {
  return text.includes(MARK);
}

/** Removes the marks from what the parser gives. */
export function removeUrlEnds(text: string): string {
  return text.replaceAll(MARK, '');
}

/** Comes first, so that no other plugin sees a mark. */
export const urlEnds: MdastPluginDefinition = defineMdastPlugin({
  name: 'quire-url-ends',
  text(node, context) {
    if (hasUrlEnds(node.value)) context.setProperty(node, 'value', removeUrlEnds(node.value));
  },
});
