/** Owns the whole of ranking: words, first ranking, second ranking, variety among pages. */
import { getPageNumber, type SearchIndex } from '../index/search-index.ts';
import type { AbortSignalLike } from '../types.ts';
import { type FoundTerms, findTerms, mergeFoundTerms } from './found-terms.ts';
import { createWordMatcher, type MatchWord } from './match-word.ts';
import { parseQuery, type Query } from './parse-query.ts';
import { type Corrections, createPhraseFactor, toQueryPhrases } from './rerank.ts';
import { createSectionScorer, type ScoredSection } from './score-sections.ts';
import type { Wordings } from './synonyms.ts';
import { SAME_PAGE_KEPT, SYNONYM } from './weights.ts';

export interface Ranking {
  /** Best first; at least as many as wanted, where there are so many. */
  sections: ScoredSection[];
  /** How many there are in all. */
  count: number;
  found: FoundTerms;
}

type Cancellation = Pick<AbortSignalLike, 'aborted' | 'reason'>;

export interface RankOptions {
  /** Of a large index, no more headings are loaded than for these. */
  wanted: number;
  signal?: Cancellation | undefined;
}

export interface Ranker {
  /** Rejects with the signal's reason once it is aborted; a large index then loads no more. */
  rank(query: string, options: RankOptions): Promise<Ranking>;
}

export function createRanker(index: SearchIndex, wordings: Wordings): Ranker {
  const matchWord = createWordMatcher(index);
  const scoreSections = createSectionScorer(index, matchWord);
  const phraseFactor = createPhraseFactor();

  async function rankWording(text: string, { wanted, signal }: RankOptions): Promise<Ranking> {
    const query = parseQuery(text);
    await index.prepare([...query.words, ...query.joined]);
    throwIfAborted(signal);
    const all = spreadPages(index, scoreSections(query));
    const scored = all.slice(0, index.rankedSections(wanted));
    await index.loadHeadings(scored.map(({ section }) => section));
    throwIfAborted(signal);
    const phrases = toQueryPhrases(text, findCorrections(query, matchWord));
    const sections = scored.map(({ section, score }) => ({
      section,
      score: score * phraseFactor(phrases, index.findRanked(section)?.section),
    }));
    return { sections, count: all.length, found: findTerms(query, matchWord) };
  }
  return {
    async rank(text, options) {
      const own = await rankWording(text, options);
      const others: Ranking[] = [];
      for (const wording of wordings(text)) others.push(await rankWording(wording, options));
      const sections = mergeRankings(own, others);
      return {
        sections,
        count: Math.max(sections.length, own.count),
        found: mergeFoundTerms([own.found, ...others.map(({ found }) => found)]),
      };
    },
  };
}

/** Fails with the signal's reason. */
function throwIfAborted(signal: Cancellation | undefined): void {
  if (signal?.aborted) throw signal.reason;
}

/** What the words that nobody wrote so most likely stand for; not those that the reader has merely not written out. */
function findCorrections({ words }: Query, matchWord: MatchWord): Corrections {
  return new Map(
    words.map((word) => {
      const likely = matchWord(word).expansions[0]?.term;
      return [word.term, likely?.startsWith(word.term) ? undefined : likely];
    }),
  );
}

function mergeRankings(own: Ranking, others: readonly Ranking[]): ScoredSection[] {
  const scores = new Map(own.sections.map(({ section, score }) => [section, score]));
  for (const { section, score } of others.flatMap(({ sections }) => sections)) {
    scores.set(section, Math.max(scores.get(section) ?? 0, score * SYNONYM));
  }
  return Array.from(scores, ([section, score]) => ({ section, score })).sort(byScore);
}

/** Each further section of a page counts less, so that one page does not fill the answer. */
function spreadPages(index: SearchIndex, sections: readonly ScoredSection[]): ScoredSection[] {
  const seen = new Map<number, number>();
  return sections
    .map(({ section, score }) => {
      const page = getPageNumber(index.table, section);
      const before = seen.get(page) ?? 0;
      seen.set(page, before + 1);
      return { section, score: score * SAME_PAGE_KEPT ** before };
    })
    .sort(byScore);
}

function byScore(a: ScoredSection, b: ScoredSection): number {
  return b.score - a.score || a.section - b.section;
}
