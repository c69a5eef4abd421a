/** Owns what of a query was found in the index, for marking it in the text. */
import { isStopWord } from '../text/stop-words.ts';
import type { MatchWord } from './match-word.ts';
import type { Query } from './parse-query.ts';

export interface FoundTerm {
  /** The words of the query that it answers. */
  words: readonly string[];
  /** Characters to mark from the term's beginning, or all of it. */
  typed: number | 'all';
}

export interface FoundTerms {
  terms: ReadonlyMap<string, FoundTerm>;
  /** The words of the query that a full match must hold. */
  words: ReadonlySet<string>;
}

export function findTerms({ words, joined }: Query, matchWord: MatchWord): FoundTerms {
  const telling = words.filter(({ term }) => !isStopWord(term));
  const counted = telling.length > 0 ? telling : words;
  const names = joined.map((name) => ({
    ...name,
    covers: words.slice(name.from, name.to + 1).map(({ term }) => term),
  }));
  const all = [...names, ...counted.map((word) => ({ ...word, covers: [word.term] }))];
  const terms = new Map<string, FoundTerm>();
  for (const word of all) {
    for (const { term } of matchWord(word).expansions) {
      const covered = new Set([...(terms.get(term)?.words ?? []), ...word.covers]);
      terms.set(term, { words: [...covered], typed: term.startsWith(word.term) ? word.term.length : 'all' });
    }
  }
  return { terms, words: new Set(counted.map(({ term }) => term)) };
}

/** What several wordings of one query found; the first one says which words must be there. */
export function mergeFoundTerms([own, ...others]: readonly [FoundTerms, ...FoundTerms[]]): FoundTerms {
  return { terms: new Map([...others, own].flatMap(({ terms }) => [...terms])), words: own.words };
}
