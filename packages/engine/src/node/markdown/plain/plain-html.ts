/** Owns the HTML that the parser writes of plain Markdown: whether it is what its source said, and its parts. */
import { decodeText } from '../../html/unescape.ts';
import { shortenLead } from '../syntax/lead.ts';
import { isLongCode } from '../syntax/long-code.ts';
import type { PlainSource } from './plain-source.ts';

/** Where a fence is. */
export const EMPTY_FENCE = '<pre><code></code></pre>';

/** Its depth and what is in it. */
export const HEADING = /<h([1-6])>(.*?)<\/h[1-6]>/g;

/** Its URL. */
export const LINK = /<a href="([^"]*)">/g;

/** Its URL, and its text in an attribute. */
export const IMAGE = /<img src="([^"]*)"( alt="[^">]*")>/g;

const CODE = /<code>([^<]+)<\/code>/g;
const LEAD = /<p>([\s\S]*?)<\/p>|<h[2-6]>/g;

/** Everything in the HTML that depends on its place in the source was found in there. */
export function isAsRead(html: string, { fences, headings, links, images }: PlainSource): boolean {
  const found = [...html.matchAll(HEADING)];
  return (
    isEach(html, EMPTY_FENCE, { start: '<pre', count: fences.length }) &&
    isEach(html, LINK, { start: '<a ', count: links.length }) &&
    isEach(html, IMAGE, { start: '<img ', count: images.length }) &&
    isEach(html, HEADING, { start: /<h[1-6]/, count: headings.length }) &&
    found.every(([, , inner = '']) => !inner.includes('<img')) &&
    found.every(([, depth], index) => Number(depth) === headings[index]?.depth)
  );
}

/** Whether there are as many of a kind as expected, and each that begins like one is one. */
function isEach(html: string, whole: string | RegExp, { start, count }: { start: string | RegExp; count: number }) {
  const countOf = (part: string | RegExp) =>
    typeof part === 'string' ? html.split(part).length - 1 : (html.match(new RegExp(part.source, 'g')) ?? []).length;
  return countOf(start) === count && (count === 0 || countOf(whole) === count);
}

/** The words in a piece of HTML. */
export function readText(html: string): string {
  return decodeText(html.includes('<') ? html.replace(/<[^>]*>/g, '') : html);
}

/** The first paragraph before the first section. */
export function findLead(html: string): string | undefined {
  for (const [, paragraph] of html.matchAll(LEAD)) {
    if (paragraph === undefined) return undefined;
    const text = readText(paragraph).replace(/\s+/g, ' ').trim();
    if (text !== '') return shortenLead(text);
  }
  return undefined;
}

export function markLongCode(html: string): string {
  return html.replace(CODE, (whole, code: string) =>
    isLongCode(decodeText(code)) ? `<code class="q-long">${code}</code>` : whole,
  );
}

/** As `syntax/tables.ts` does it in the tree. */
export function wrapTables(html: string): string {
  return html
    .replace(/<th(?: style="[^"]*")?><\/th>/g, '<td></td>')
    .replace(/<(t[hd]) style="text-align: (\w+)">/g, '<$1 align="$2">')
    .replaceAll('<table>', '<div class="q-table"><table>')
    .replaceAll('</table>', '</table><i></i></div>');
}
