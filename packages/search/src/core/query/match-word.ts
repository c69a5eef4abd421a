/** Owns the sections that one word of a query finds. They are kept, since the next key changes only the last word. */
import { IMPACT_MAX, type SearchIndex, type SoughtTerm } from '../index/search-index.ts';
import { remember } from '../remember.ts';
import { type Expansion, expandKnownTerm, expandTerm } from './expand-term.ts';

export interface WordMatches {
  expansions: Expansion[];
  sections: Uint32Array;
  /** The best match of each of these sections, up to 1. */
  scores: Float32Array;
  /** The number of sections that hold the word, or what it most likely represents. */
  documentFrequency: number;
}

export type MatchWord = (word: SoughtTerm) => WordMatches;

/** Finds the sections that hold all of some terms which nobody typed. */
export type MatchPhrase = (terms: readonly string[]) => WordMatches;

/** Several queries, typed key by key. */
const KEPT_WORDS = 200;

export function createWordMatcher(index: SearchIndex): MatchWord {
  const best = new Float32Array(index.sectionTable.pages.length);
  const match = remember(KEPT_WORDS, (key) => {
    const [isLast, isGuess, term = ''] = key.split('/');
    return collectMatches(
      index,
      expandTerm(index, { term, isLast: isLast === 'true', isGuess: isGuess === 'true' }),
      best,
    );
  });
  return ({ term, isLast, isGuess }) => match(`${isLast}/${isGuess}/${term}`);
}

/** A phrase is worth in a section what its terms are worth there on the average. */
export function createPhraseMatcher(index: SearchIndex): MatchPhrase {
  const best = new Float32Array(index.sectionTable.pages.length);
  const match = remember(KEPT_WORDS, (phrase) =>
    intersect(phrase.split(' ').map((term) => collectMatches(index, expandKnownTerm(index, term), best))),
  );
  return (terms) => match(terms.join(' '));
}

function intersect(all: readonly WordMatches[]): WordMatches {
  const sums = new Map<number, { count: number; score: number }>();
  for (const { sections, scores } of all) {
    for (const [at, section] of sections.entries()) {
      const { count, score } = sums.get(section) ?? { count: 0, score: 0 };
      sums.set(section, { count: count + 1, score: score + (scores[at] ?? 0) });
    }
  }
  const held = [...sums].filter(([, { count }]) => count === all.length);
  return {
    expansions: all.flatMap(({ expansions }) => expansions),
    sections: Uint32Array.from(held, ([section]) => section),
    scores: Float32Array.from(held, ([, { score }]) => score / all.length),
    documentFrequency: held.length,
  };
}

/** `best` is working space, all zero before and after. */
function collectMatches(index: SearchIndex, expansions: Expansion[], best: Float32Array): WordMatches {
  const touched: number[] = [];
  for (const { term, quality } of expansions) {
    const postings = index.postings(term);
    if (!postings) continue;
    for (let at = 0; at < postings.sections.length; at++) {
      const section = postings.sections[at] ?? 0;
      const score = (quality * (postings.impacts[at] ?? 0)) / IMPACT_MAX;
      const before = best[section] ?? 0;
      if (before === 0) touched.push(section);
      if (score > before) best[section] = score;
    }
  }
  const sections = Uint32Array.from(touched);
  const scores = new Float32Array(sections.length);
  for (const [at, section] of touched.entries()) {
    scores[at] = best[section] ?? 0;
    best[section] = 0;
  }
  return { expansions, sections, scores, documentFrequency: likelyFrequency(index, expansions) };
}

function likelyFrequency(index: SearchIndex, expansions: readonly Expansion[]): number {
  const likely = expansions[0]?.quality ?? 0;
  const sizes = expansions
    .filter(({ quality }) => quality >= likely - 0.05)
    .map(({ term }) => index.postings(term)?.sections.length ?? 0);
  return Math.max(0, ...sizes);
}
