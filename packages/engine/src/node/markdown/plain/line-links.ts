/** Owns finding the links and images of a line of plain Markdown, without a parser. */
import type { TextPoint } from '../collect-links.ts';

export interface LineLinks {
  links: TextPoint[];
  images: TextPoint[];
}

const NONE: LineLinks = { links: [], images: [] };

/** Takes the place of inline code; no source of a plain page holds it. */
const MASK = '\0';

const LINK = /(!?)\[[^[\]]*\]\([^\s()<>\0]*\)/g;
const LINK_URL = /\]\([^)]*\)/g;

/** What the parser makes a link although nothing marks it: a URL or an e-mail address. */
const AUTOLINK = /:\/\/|www\.|@/i;

const NOTABLE = new RegExp(`[\`<]|\\]\\(|${AUTOLINK.source}`, 'i');

/**
 * Undefined where the line may hold HTML, or a link of another kind than `[text](url)`.
 * @param place of the line, and whether a `|` may divide it
 */
export function findLineLinks(
  text: string,
  { line, hasTable }: { line: number; hasTable: boolean },
): LineLinks | undefined {
  if (!NOTABLE.test(text)) return NONE;
  const masked = text.includes('`') ? maskCode(text, hasTable) : text;
  if (masked === undefined || masked.includes('<')) return undefined;
  if (!masked.includes('](')) return AUTOLINK.test(masked) ? undefined : NONE;
  if (masked.includes('\\') || AUTOLINK.test(masked.replace(LINK_URL, ']'))) return undefined;
  const matches = [...masked.matchAll(LINK)];
  if (matches.length !== masked.split('](').length - 1) return undefined;
  const listOf = (mark: string) =>
    matches.filter((match) => match[1] === mark).map(({ index }) => ({ line, column: index + 1 }));
  return { links: listOf(''), images: listOf('!') };
}

/** Undefined where code begins that does not end on the line, or that a table may divide. */
function maskCode(text: string, hasTable: boolean): string | undefined {
  if (text.includes('\\`')) return undefined;
  const runs = [...text.matchAll(/`+/g)];
  let masked = '';
  let end = 0;
  for (let opener = 0; opener < runs.length; opener += 1) {
    const [{ index: start, 0: marks } = { index: 0, 0: '' }] = runs.slice(opener);
    const closer = runs.findIndex((run, index) => index > opener && run[0].length === marks.length);
    const close = runs[closer];
    if (!close) return undefined;
    const stop = close.index + marks.length;
    if (hasTable && text.slice(start, stop).includes('|')) return undefined;
    masked += text.slice(end, start) + MASK.repeat(stop - start);
    end = stop;
    opener = closer;
  }
  return masked + text.slice(end);
}
