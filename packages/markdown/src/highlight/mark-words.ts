/** The marking of words in a highlighted line, wherever its tokens begin and end. */
import { escapeHtml } from '../html/escape.ts';
import type { WordMark } from './notations.ts';

interface Token {
  /** The tag before the text; empty where the text has no color. */
  open: string;
  text: string;
}

interface Range {
  start: number;
  end: number;
}

/** @param line its number from 0 */
export function markWords(html: string, line: number, marks: WordMark[]): string {
  const words = marks.filter(({ from, to }) => from <= line && line < to).map(({ word }) => word);
  if (words.length === 0) return html;
  const tokens = parseTokens(html);
  const ranges = findRanges(tokens.map(({ text }) => text).join(''), words);
  return ranges.length === 0 ? html : renderTokens(tokens, ranges);
}

/** Tokens are side by side, never in one another. */
function parseTokens(html: string): Token[] {
  return [...html.matchAll(/(<span[^>]*>)([^<]*)<\/span>|[^<]+/g)].map(([whole, open = '', text = whole]) => ({
    open,
    text: readText(text),
  }));
}

/** What `escapeHtml` wrote. */
function readText(html: string): string {
  return html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/** Words that overlap are marked as one. */
function findRanges(text: string, words: string[]): Range[] {
  const all = words.flatMap((word) => findAll(text, word)).sort((a, b) => a.start - b.start);
  const merged: Range[] = [];
  for (const range of all) {
    const last = merged.at(-1);
    if (last && range.start < last.end) merged[merged.length - 1] = { ...last, end: Math.max(last.end, range.end) };
    else merged.push(range);
  }
  return merged;
}

function findAll(text: string, word: string): Range[] {
  const found: Range[] = [];
  for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + word.length)) {
    found.push({ start, end: start + word.length });
  }
  return found;
}

/** Tokens are cut where a mark begins or ends, so that it may reach over several. */
function renderTokens(tokens: Token[], ranges: Range[]): string {
  // Where one ends and the next begins is one edge.
  const edges = [...new Set(ranges.flatMap(({ start, end }) => [start, end]))];
  let offset = 0;
  const rendered = tokens.flatMap(({ open, text }) => {
    const [start, end] = [offset, offset + text.length];
    offset = end;
    const cuts = [start, ...edges.filter((edge) => edge > start && edge < end), end];
    return cuts.slice(1).map((to, index) => {
      const from = cuts[index] ?? start;
      const piece = `${open}${escapeHtml(text.slice(from - start, to - start))}${open && '</span>'}`;
      const begins = ranges.some((range) => range.start === from) ? '<mark class="q-word">' : '';
      const ends = ranges.some((range) => range.end === to) ? '</mark>' : '';
      return begins + piece + ends;
    });
  });
  return rendered.join('');
}
