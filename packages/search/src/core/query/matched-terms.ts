/** The terms of the index that match a query, for marking them in the text. */
import type { MatchPhrase, MatchWord } from './match-word.ts';
import type { Query } from './parse-query.ts';
import { STOP_WORD } from './weights.ts';

export interface MatchedTerm {
  /** The words of the query that it matches. */
  words: readonly string[];
  /** Characters to mark from the term's start; infinite, for all of it, if the term does not begin with what was typed. */
  typed: number;
}

export interface MatchedTerms {
  terms: ReadonlyMap<string, MatchedTerm>;
  /** The words of the query that a full match must contain. */
  words: ReadonlySet<string>;
}

export function matchTerms(
  { words, joined, others }: Query,
  { matchWord, matchPhrase, isStopWord }: Matchers,
): MatchedTerms {
  const content = words.filter(({ share }) => share > STOP_WORD);
  const counted = content[0] ? content : words;
  const all = [
    ...others.map(({ covers, terms }) => ({ term: '', covers, wordMatches: matchPhrase(terms) })),
    ...[...joined, ...counted].map((word) => ({ ...word, wordMatches: matchWord(word) })),
  ];
  const terms = new Map<string, MatchedTerm>();
  for (const { term: typed, covers, wordMatches } of all) {
    for (const { term } of wordMatches.expansions) {
      // The `and` of a vocabulary phrase such as `esm and cjs` would be marked all over the text.
      if (!typed && isStopWord(term)) continue;
      const answered = new Set(terms.get(term)?.words);
      for (const at of covers) answered.add(words[at]?.term ?? '');
      terms.set(term, {
        words: [...answered],
        typed: typed && term.startsWith(typed) ? typed.length : Number.POSITIVE_INFINITY,
      });
    }
  }
  return { terms, words: new Set(counted.map(({ term }) => term)) };
}

interface Matchers {
  matchWord: MatchWord;
  matchPhrase: MatchPhrase;
  isStopWord(term: string): boolean;
}
