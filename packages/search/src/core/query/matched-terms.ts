/** Owns what of a query was found in the index, for marking it in the text. */
import type { MatchPhrase, MatchWord } from './match-word.ts';
import type { Query } from './parse-query.ts';
import { STOP_WORD } from './weights.ts';

export interface MatchedTerm {
  /** The words of the query that it answers. */
  words: readonly string[];
  /** Characters to mark from the term's beginning, or all of it. */
  typed: number | 'all';
}

export interface MatchedTerms {
  terms: ReadonlyMap<string, MatchedTerm>;
  /** The words of the query that a full match must hold. */
  words: ReadonlySet<string>;
}

export function matchTerms(
  { words, joined, others }: Query,
  { matchWord, matchPhrase, isStopWord }: Matchers,
): MatchedTerms {
  const content = words.filter(({ share }) => share > STOP_WORD);
  const counted = content[0] ? content : words;
  const covered = ({ from, to }: Stretch) => words.slice(from, to + 1).map(({ term }) => term);
  const all = [
    ...others.map((other) => ({
      term: '',
      covers: other.covers.flatMap((at) => words[at]?.term ?? []),
      wordMatches: matchPhrase(other.terms),
    })),
    ...joined.map((name) => ({ term: name.term, covers: covered(name), wordMatches: matchWord(name) })),
    ...counted.map((word) => ({ term: word.term, covers: [word.term], wordMatches: matchWord(word) })),
  ];
  const terms = new Map<string, MatchedTerm>();
  for (const { term: typed, covers, wordMatches } of all) {
    for (const { term } of wordMatches.expansions) {
      // Of `esm and cjs`, which nobody typed, the `and` is not found all over the text.
      if (!typed && isStopWord(term)) continue;
      const covered = new Set([...(terms.get(term)?.words ?? []), ...covers]);
      terms.set(term, { words: [...covered], typed: typed && term.startsWith(typed) ? typed.length : 'all' });
    }
  }
  return { terms, words: new Set(counted.map(({ term }) => term)) };
}

interface Stretch {
  from: number;
  to: number;
}

interface Matchers {
  matchWord: MatchWord;
  matchPhrase: MatchPhrase;
  isStopWord(term: string): boolean;
}
