/** Owns the sections that one word of a query finds. They are kept, since the next key changes only the last word. */
import { IMPACT_MAX, impactOf, type SearchIndex, type SoughtTerm, sectionOf } from '../index/search-index.ts';
import { remember } from '../remember.ts';
import { createBest } from './best-scores.ts';
import { type Expansion, expandKnownTerm, expandTerm } from './expand-term.ts';

export interface WordMatches {
  expansions: Expansion[];
  /** The best match of each section that it finds, up to 1. */
  sections: ReadonlyMap<number, number>;
  /** The number of sections that hold the word, or what it most likely represents. */
  documentFrequency: number;
}

export type MatchWord = (word: SoughtTerm) => WordMatches;

/** Finds the sections that hold all of some terms which nobody typed. */
export type MatchPhrase = (terms: readonly string[]) => WordMatches;

/** Several queries, typed key by key. */
const KEPT_WORDS = 200;

export function createWordMatcher(index: SearchIndex): MatchWord {
  const match = remember(KEPT_WORDS, (key) => collectMatches(index, expandTerm(index, JSON.parse(key))));
  return ({ term, isLast, isGuess }) => match(JSON.stringify({ term, isLast, isGuess }));
}

/** A phrase is worth in a section what its terms are worth there on the average. */
export function createPhraseMatcher(index: SearchIndex): MatchPhrase {
  const match = remember(KEPT_WORDS, (phrase) =>
    intersect(phrase.split(' ').map((term) => collectMatches(index, expandKnownTerm(index, term)))),
  );
  return (terms) => match(terms.join(' '));
}

function intersect(all: readonly WordMatches[]): WordMatches {
  const [first, ...others] = all;
  const sections = new Map<number, number>();
  for (const [section, score] of first?.sections ?? []) {
    const scores = others.flatMap((other) => other.sections.get(section) ?? []);
    if (scores.length === others.length)
      sections.set(section, Math.fround(scores.reduce((sum, other) => sum + other, score) / all.length));
  }
  return { expansions: all.flatMap(({ expansions }) => expansions), sections, documentFrequency: sections.size };
}

function collectMatches(index: SearchIndex, expansions: Expansion[]): WordMatches {
  const best = createBest(index.sectionTable.pages.length);
  for (const { term, quality } of expansions)
    for (const posting of index.postings(term) ?? [])
      best.note(sectionOf(posting), (quality * impactOf(posting)) / IMPACT_MAX);
  const sections = new Map<number, number>();
  best.take((section, score) => sections.set(section, score));
  return { expansions, sections, documentFrequency: likelyFrequency(index, expansions) };
}

function likelyFrequency(index: SearchIndex, expansions: readonly Expansion[]): number {
  const likely = expansions[0]?.quality ?? 0;
  const sizes = expansions
    .filter(({ quality }) => quality >= likely - 0.05)
    .map(({ term }) => index.postings(term)?.length ?? 0);
  return Math.max(0, ...sizes);
}
