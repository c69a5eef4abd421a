/** Marks words in a highlighted line, independent of token boundaries. */
import { escapeHtml } from '../html/escape.ts';
import type { WordMark } from './notations.ts';

interface Token {
  /** The tag before the text; empty if the text has no color. */
  open: string;
  text: string;
}

interface Range {
  start: number;
  end: number;
}

/** @param line the line number, from 0 */
export function markWords(html: string, line: number, marks: WordMark[]): string {
  const words = marks.filter(({ from, to }) => from <= line && line < to).map(({ word }) => word);
  if (words.length === 0) return html;
  const tokens = parseTokens(html);
  const ranges = findRanges(tokens.map(({ text }) => text).join(''), words);
  return ranges.length === 0 ? html : renderMarked(tokens, ranges);
}

/** Tokens are never nested. */
function parseTokens(html: string): Token[] {
  return [...html.matchAll(/(<span[^>]*>)([^<]*)<\/span>|[^<]+/g)].map(([whole, open = '', text = whole]) => ({
    open,
    text: readText(text),
  }));
}

/** Reverses `escapeHtml`. */
function readText(html: string): string {
  return html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/** Merges overlapping words. */
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

/** Splits tokens at the edges of marks, so that a mark may span several tokens. */
function renderMarked(tokens: Token[], ranges: Range[]): string {
  // Adjacent ranges share an edge.
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
