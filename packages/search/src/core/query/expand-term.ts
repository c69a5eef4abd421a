/** Expands a typed word to the terms of the index that it may mean, each with the quality of the match. */
import type { SearchIndex, SoughtTerm } from '../index/search-index.ts';
import { isSpelled } from '../index/spelling.ts';
import { stem } from '../text/stem.ts';
import {
  EXACT,
  EXPANSIONS_MAX,
  ONE_ERROR,
  ONE_ERROR_CHARS_MIN,
  PREFIX,
  PREFIX_SHARE,
  SAME_STEM,
  STEM_CHARS_MIN,
  TWO_ERRORS,
  TWO_ERRORS_CHARS_MIN,
} from './weights.ts';

export interface Expansion {
  term: string;
  /** 0 to 1. */
  quality: number;
}

/** Best first, at most `EXPANSIONS_MAX`. */
export function expandTerm(index: SearchIndex, sought: SoughtTerm): Expansion[] {
  const { term, isLast, isGuess } = sought;
  const exact = findExact(index, term);
  if (isGuess && !isLast) return exact;
  const longer = longerTerms(index, term);
  if (isGuess) return bestOf([...exact, ...longer], index);
  const corrected = isMistyped(index, sought) ? mistyped(index, term) : [];
  return bestOf([...exact, ...longer, ...sameStem(index, term), ...corrected], index);
}

/** Whether a word is on no page and is not the prefix of a word that the reader is still typing. */
export function isMistyped(
  index: Pick<SearchIndex, 'postings' | 'termsFrom'>,
  { term, isLast, isGuess }: SoughtTerm,
): boolean {
  return !isGuess && isSpelled(term) && !index.postings(term) && !(isLast && index.termsFrom(term).length > 0);
}

/** The term itself and those with the same stem: for words of the vocabulary, which are neither mistyped nor unfinished. */
export function expandKnownTerm(index: SearchIndex, term: string): Expansion[] {
  return bestOf([...findExact(index, term), ...sameStem(index, term)], index);
}

function findExact(index: SearchIndex, term: string): Expansion[] {
  return index.postings(term) ? [{ term, quality: EXACT }] : [];
}

function longerTerms(index: SearchIndex, term: string): Expansion[] {
  return index
    .termsFrom(term)
    .filter((candidate) => candidate !== term)
    .map((candidate) => ({ term: candidate, quality: PREFIX + (PREFIX_SHARE * term.length) / candidate.length }));
}

/** None if the stem is too short to identify a word. */
function sameStem(index: SearchIndex, term: string): Expansion[] {
  const root = stem(term);
  if (root.length < STEM_CHARS_MIN && root !== term) return [];
  return index
    .termsFrom(root)
    .filter((candidate) => candidate !== term && isSpelled(candidate) && stem(candidate) === root)
    .map((candidate) => ({ term: candidate, quality: SAME_STEM }));
}

/** Short words allow no errors: they would match too many others. */
export function errorsAllowed(term: string): number {
  if (term.length >= TWO_ERRORS_CHARS_MIN) return 2;
  return term.length >= ONE_ERROR_CHARS_MIN ? 1 : 0;
}

function mistyped(index: SearchIndex, term: string): Expansion[] {
  return index.similarTerms(term, errorsAllowed(term)).map(({ term: candidate, errors }) => ({
    term: candidate,
    quality: errors === 1 ? ONE_ERROR : TWO_ERRORS,
  }));
}

function bestOf(expansions: readonly Expansion[], index: SearchIndex): Expansion[] {
  const best = new Map<string, Expansion>();
  for (const expansion of expansions) {
    if ((best.get(expansion.term)?.quality ?? 0) < expansion.quality) best.set(expansion.term, expansion);
  }
  const frequency = ({ term }: Expansion) => index.postings(term)?.length ?? 0;
  return [...best.values()]
    .sort((a, b) => b.quality - a.quality || frequency(b) - frequency(a))
    .slice(0, EXPANSIONS_MAX);
}
