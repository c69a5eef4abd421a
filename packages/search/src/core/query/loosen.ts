/** Relaxes words that match nothing: splits joined words, or shortens a word to a prefix that matches. */
import type { SearchIndex } from '../index/search-index.ts';
import { startsCjk } from '../text/tokenize.ts';

const PART_CHARS_MIN = 2;
const PARTS_MAX = 3;
const BEGINNING_CHARS_MIN = 4;
/** A shorter prefix would match unrelated words. */
const BEGINNING_SHARE_MIN = 0.6;

/** Splits a word into indexed words: `tailwindcss` → `tailwind`, `css`. Prefers few parts, and a long first one. */
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

/** For a query without any match: the first character of a Han pair, or the longest prefix that matches. */
export function loosenWord(index: SearchIndex, word: string): string {
  if (startsCjk(word)) return word.slice(0, 1);
  const least = Math.max(BEGINNING_CHARS_MIN, BEGINNING_SHARE_MIN * word.length);
  let length = word.length;
  while (length > least && index.termsFrom(word.slice(0, length)).length === 0) length--;
  return word.slice(0, length);
}
