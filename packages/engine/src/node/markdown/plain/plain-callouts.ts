/**
 * Owns callouts of plain Markdown. The parser reads each as a quote whose first paragraph is a marked title, because it
 * gives both the same lines; the marks say which quotes of its HTML are callouts.
 */
import { CONTAINER_TYPES, defaultTitle } from '../syntax/containers.ts';
import { JOINT } from './plain-mdx.ts';

/** As `normalizeSource` writes it, without attributes and with a title that needs no escapes. */
const OPENING = /^(:{3,})([a-z]+)(?:\[([^[\]\\]+)\])?$/;
const CLOSING = /^(:{3,})[ \t]*$/;

/** Begins the title of a callout. A control character that no plain source has. */
export const MARK = '\u0002';

/** The space before the title keeps its own marks what they are at the start of a line. */
const CALLOUT = new RegExp(`<blockquote>\\n<p>${MARK}(\\w+) (.*?)</p>([\\s\\S]*?)</blockquote>`, 'g');

/** The type and the title of the callout that a line opens. */
export interface CalloutOpening {
  /** How many colons it begins with: it ends with as many or more. */
  colons: number;
  type: string;
  /** Without one it has the theme's text. */
  title: string | undefined;
}

export function readOpening(line: string): CalloutOpening | undefined {
  const [, colons = '', type, title] = OPENING.exec(line) ?? [];
  return type !== undefined && CONTAINER_TYPES.has(type) ? { colons: colons.length, type, title } : undefined;
}

/** How many colons a line has that closes a callout; 0 for another line. */
export function countClosing(line: string): number {
  return CLOSING.exec(line)?.[1]?.length ?? 0;
}

/** The lines that the parser gets in place of the one that opens it. All lines of a callout are quoted. */
export function quoteOpening({ type, title = defaultTitle(type) }: CalloutOpening): string[] {
  return ['', `> ${MARK}${type} ${title}`, '>'];
}

export function quoteLine(line: string): string {
  return `> ${line}`;
}

/** Undefined where one of them is not what its lines say. @param count of those that were quoted */
export function writeCallouts(html: string, count: number): string | undefined {
  if (count === 0) return html;
  let found = 0;
  let isSound = true;
  const written = html.replace(CALLOUT, (_, type: string, title: string, body: string) => {
    found += 1;
    // A heading may end the search for the first paragraph of the page.
    isSound &&= !/<blockquote>|<h[1-6]/.test(body) && !body.includes(JOINT);
    if (type === 'details') return `<details class="q-details">\n<summary>${title}</summary>${body}</details>`;
    return `<div class="q-callout" data-type="${type}">\n<p class="q-callout-title">${title}</p>${body}</div>`;
  });
  return isSound && found === count ? written : undefined;
}

/** What the parser has written without them. */
export function leaveOutCallouts(html: string): string {
  return html.replace(CALLOUT, '');
}
