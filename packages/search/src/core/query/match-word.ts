/** Finds the sections that match a word of a query. Results are cached, because a keystroke changes only the last word. */
import { IMPACT_MAX, impactOf, type SearchIndex, type SoughtTerm, sectionOf } from '../index/search-index.ts';
import { remember } from '../remember.ts';
import { createBest } from './best-scores.ts';
import { type Expansion, expandKnownTerm, expandTerm } from './expand-term.ts';

export interface WordMatches {
  expansions: Expansion[];
  /** Each section once. Parallel arrays, because there may be a hundred thousand. */
  sections: readonly number[];
  /** The best match in each of these sections, 0 to 1. */
  scores: readonly number[];
  /** The number of sections that contain the word, or its most likely expansion. */
  documentFrequency: number;
}

export type MatchWord = (word: SoughtTerm) => WordMatches;

/** Finds the sections that contain all terms of a phrase of the vocabulary. */
export type MatchPhrase = (terms: readonly string[]) => WordMatches;

/** Enough for several queries, typed key by key. */
const KEPT_WORDS = 200;

export interface Matchers {
  matchWord: MatchWord;
  matchPhrase: MatchPhrase;
}

export function createMatchers(index: SearchIndex): Matchers {
  const best = createBest(index.sectionTable.pages.length);
  const postingsOf = ({ term }: Expansion) => index.postings(term) ?? [];
  const collect = (expansions: Expansion[]): WordMatches => {
    for (const expansion of expansions)
      for (const posting of postingsOf(expansion))
        best.note(sectionOf(posting), (expansion.quality * impactOf(posting)) / IMPACT_MAX);
    const sections: number[] = [];
    const scores: number[] = [];
    best.take((section, score) => {
      sections.push(section);
      scores.push(score);
    });
    const likely = expansions.filter(({ quality }) => quality >= (expansions[0]?.quality ?? 0) - 0.05);
    const documentFrequency = Math.max(0, ...likely.map((expansion) => postingsOf(expansion).length));
    return { expansions, sections, scores, documentFrequency };
  };
  const ofWords = remember(KEPT_WORDS, (key) => collect(expandTerm(index, JSON.parse(key))));
  // The score of a phrase in a section is the average of its terms' scores.
  const ofPhrases = remember(KEPT_WORDS, (phrase) =>
    intersect(phrase.split(' ').map((term) => collect(expandKnownTerm(index, term)))),
  );
  return {
    matchWord: ({ term, isLast, isGuess }) => ofWords(JSON.stringify({ term, isLast, isGuess })),
    matchPhrase: (terms) => ofPhrases(terms.join(' ')),
  };
}

function intersect(all: readonly WordMatches[]): WordMatches {
  const [first, ...others] = all.map(
    ({ sections, scores }) => new Map(sections.map((section, at) => [section, scores[at] ?? 0])),
  );
  const sections: number[] = [];
  const scores: number[] = [];
  for (const [section, score] of first ?? []) {
    const found = others.flatMap((other) => other.get(section) ?? []);
    if (found.length === others.length) {
      sections.push(section);
      scores.push(Math.fround(found.reduce((sum, other) => sum + other, score) / all.length));
    }
  }
  return {
    expansions: all.flatMap(({ expansions }) => expansions),
    sections,
    scores,
    documentFrequency: sections.length,
  };
}
