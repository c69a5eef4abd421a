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
const AUTOLINK = /:\/\/|www\.|[\w.+-]@/i;

/** In a page with callouts, whose parser reads them too: what is given back as the text that it was. */
const DIRECTIVE = /:[\p{L}_]/u;

const NOTABLE = new RegExp(`[\`<{}]|\\]\\(|${DIRECTIVE.source}|${AUTOLINK.source}`, 'iu');

/** What a page has, and its lines may hold therefore. */
export interface LineSyntax {
  hasDirectives: boolean;
  /** Braces hold JavaScript. */
  isMdx: boolean;
}

interface Place {
  /** From 1. */
  line: number;
  /** A `|` may divide it. */
  isOfTable: boolean;
}

/** Undefined where the line may hold HTML, or a link of another kind than `[text](url)`. */
export function findLineLinks(text: string, { line, isOfTable }: Place, syntax: LineSyntax): LineLinks | undefined {
  if (!NOTABLE.test(text)) return NONE;
  const masked = text.includes('`') ? maskCode(text, isOfTable) : text;
  if (masked === undefined || masked.includes('<')) return undefined;
  if ((syntax.isMdx && /[{}]/.test(masked)) || (syntax.hasDirectives && DIRECTIVE.test(masked))) return undefined;
  if (!masked.includes('](')) return AUTOLINK.test(masked) ? undefined : NONE;
  if (masked.includes('\\') || AUTOLINK.test(masked.replace(LINK_URL, ']'))) return undefined;
  const matches = [...masked.matchAll(LINK)];
  if (matches.length !== masked.split('](').length - 1) return undefined;
  const listOf = (mark: string) =>
    matches.filter((match) => match[1] === mark).map(({ index }) => ({ line, column: index + 1 }));
  return { links: listOf(''), images: listOf('!') };
}

/** Undefined where code begins that does not end on the line, or that a table may divide. */
function maskCode(text: string, isOfTable: boolean): string | undefined {
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
    if (isOfTable && text.slice(start, stop).includes('|')) return undefined;
    masked += text.slice(end, start) + MASK.repeat(stop - start);
    end = stop;
    opener = closer;
  }
  return masked + text.slice(end);
}
