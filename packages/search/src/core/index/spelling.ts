/** Owns the search for words that were mistyped. */
import { addToGroup } from '../add-to-group.ts';
import { editDistance } from '../text/edit-distance.ts';
import { startsCjk } from '../text/tokenize.ts';
import type { SimilarTerm } from './search-index.ts';

export interface Spelling {
  similarTerms(word: string, errors: number): SimilarTerm[];
}

interface LettersOfWord {
  term: string;
  letters: number;
}

/** Terms by length, with a set of their letters: few remain whose distance must be computed. */
export function createSpelling(terms: Iterable<string>): Spelling {
  const byLength = new Map<number, LettersOfWord[]>();
  for (const term of terms) addToGroup(byLength, term.length, { term, letters: letterSet(term) });
  return {
    similarTerms(word, limit) {
      const letters = letterSet(word);
      const lengths = Array.from({ length: 2 * limit + 1 }, (_, index) => word.length - limit + index);
      return lengths
        .flatMap((length) => byLength.get(length) ?? [])
        .filter((candidate) => bitCount(candidate.letters ^ letters) <= 2 * limit)
        .map(({ term }) => ({ term, errors: editDistance(word, term, limit) }))
        .filter(({ errors }) => errors <= limit);
    },
  };
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
