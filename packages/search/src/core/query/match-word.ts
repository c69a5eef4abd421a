/** Owns the sections that one word of a query finds. They are kept, since the next key changes only the last word. */
import { IMPACT_MAX, type SearchIndex, type SoughtTerm } from '../index/search-index.ts';
import { type Expansion, expandTerm } from './expand-term.ts';

export interface WordMatches {
  expansions: Expansion[];
  sections: Uint32Array;
  /** The best match of each of these sections, up to 1. */
  scores: Float32Array;
  /** The number of sections that hold the word, or what it most likely stands for. */
  frequency: number;
}

export type MatchWord = (word: SoughtTerm) => WordMatches;

/** Several queries, typed key by key. */
const KEPT_WORDS = 200;

export function createWordMatcher(index: SearchIndex): MatchWord {
  const kept = new Map<string, WordMatches>();
  const best = new Float32Array(index.table.pages.length);
  return (word) => {
    const key = `${word.isLast}/${word.isGuess}/${word.term}`;
    const known = kept.get(key);
    if (known) return known;
    const matches = collectMatches(index, expandTerm(index, word), best);
    if (kept.size > KEPT_WORDS) kept.clear();
    kept.set(key, matches);
    return matches;
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
  return { expansions, sections, scores, frequency: likelyFrequency(index, expansions) };
}

function likelyFrequency(index: SearchIndex, expansions: readonly Expansion[]): number {
  const likely = expansions[0]?.quality ?? 0;
  const sizes = expansions
    .filter(({ quality }) => quality >= likely - 0.05)
    .map(({ term }) => index.postings(term)?.sections.length ?? 0);
  return Math.max(0, ...sizes);
}
