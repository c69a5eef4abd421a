/** What a word may represent that nothing in the index is like: words that were joined, or a part of it. */
import type { SearchIndex } from '../index/search-index.ts';
import { startsCjk } from '../text/tokenize.ts';

const PART_CHARS_MIN = 2;
const PARTS_MAX = 3;
const BEGINNING_CHARS_MIN = 4;
/** Less of a word says too little about it. */
const BEGINNING_SHARE_MIN = 0.6;

/** Known words that together make up a word: `tailwindcss` is `tailwind css`. Few parts, and long ones first. */
export function splitJoinedWord(index: SearchIndex, word: string, parts = PARTS_MAX): string[] {
  if (startsCjk(word)) return [];
  for (let cut = word.length - PART_CHARS_MIN; cut >= PART_CHARS_MIN && parts > 1; cut--) {
    const first = word.slice(0, cut);
    if (!index.postings(first)) continue;
    const rest = word.slice(cut);
    const others = index.postings(rest) ? [rest] : splitJoinedWord(index, rest, parts - 1);
    if (others.length > 0) return [first, ...others];
  }
  return [];
}

/** For a query that finds nothing at all: the first character of a pair of Han, or the longest beginning that any word has. */
export function loosenWord(index: SearchIndex, word: string): string {
  if (startsCjk(word)) return word.slice(0, 1);
  const least = Math.max(BEGINNING_CHARS_MIN, BEGINNING_SHARE_MIN * word.length);
  let length = word.length;
  while (length > least && index.termsFrom(word.slice(0, length)).length === 0) length--;
  return word.slice(0, length);
}
