/** Finds the words that a mistyped word may have meant. */
import { editDistance } from '../text/edit-distance.ts';
import { startsCjk } from '../text/tokenize.ts';
import type { SimilarTerm } from './search-index.ts';

/** A word with the set of its letters, as a bit mask: comparing the masks rules most words out quickly. */
export interface SpelledWord {
  term: string;
  letters: number;
}

export function toSpelledWord(term: string): SpelledWord {
  return { term, letters: letterSet(term) };
}

/** Words within a number of typing errors, in the given order. */
export function findSimilar(words: readonly SpelledWord[], word: string, limit: number): SimilarTerm[] {
  const letters = letterSet(word);
  return words
    .filter(({ term, letters: other }) => lengthGap(term, word) <= limit && bitCount(other ^ letters) <= 2 * limit)
    .map(({ term }) => ({ term, errors: editDistance(word, term, limit) }))
    .filter(({ errors }) => errors <= limit);
}

function lengthGap(a: string, b: string): number {
  return Math.abs(a.length - b.length);
}

/** Words that can be mistyped: letters, not pairs of Han characters and not numbers. */
export function isSpelled(term: string): boolean {
  return term.length > 2 && /^\p{L}/u.test(term) && !startsCjk(term);
}

function letterSet(word: string): number {
  let set = 0;
  for (let at = 0; at < word.length; at++) set |= 1 << (word.charCodeAt(at) & 31);
  return set;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
