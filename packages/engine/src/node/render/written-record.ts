/** Owns what a document says of its page as data: all of its record but what its text and its sidebar say already. */
import type { WrittenRecord } from '../../shared/document-contract.ts';
import type { Heading, PageRecord } from '../../shared/page.ts';
import { decodeText, unescapeHtml } from '../html/unescape.ts';

/** What is in these may look like an element, and is none; React's own comments are empty. */
const HIDES_ELEMENTS = /<(?:!--(?!\/?[ $]-->)|template|script|style|textarea|noscript|iframe)/i;

const HEADING = /<h([2-4])(?=[\s>])([^>]*)>([\s\S]*?)<\/h\1>/gi;

/**
 * Without headings, where the browser finds the same ones in the text.
 * @param article the page's text as it is in the document
 */
export function createWrittenRecord(record: PageRecord, article: string): WrittenRecord {
  const { headings, neighbours: _, ...others } = record;
  const areInText = !HIDES_ELEMENTS.test(article) && isSame(headings, listHeadings(article));
  return areInText ? others : { ...others, headings };
}

/** As `client/page/page-headings.ts` lists them. */
function listHeadings(article: string): Heading[] {
  return [...article.matchAll(HEADING)].flatMap(([, depth, attributes = '', content = '']) => {
    const id = /\sid="([^"]*)"/.exec(attributes)?.[1];
    if (!id) return [];
    return { id: unescapeHtml(id), text: decodeText(content.replace(/<[^>]*>/g, '')).trim(), depth: Number(depth) };
  });
}

function isSame(a: Heading[], b: Heading[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
