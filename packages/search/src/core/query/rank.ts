/** Owns the whole of ranking: words, first ranking, second ranking, variety among pages. */
import { getPageNumber, getSection, type SearchIndex } from '../index/search-index.ts';
import type { AbortSignalLike } from '../types.ts';
import { type FoundTerms, findTerms, mergeFoundTerms } from './found-terms.ts';
import { createWordMatcher, type MatchWord } from './match-word.ts';
import { parseQuery, type Query } from './parse-query.ts';
import { type Corrections, createPhraseFactor, toQueryPhrases } from './rerank.ts';
import { createSectionScorer, type ScoredSection } from './score-sections.ts';
import type { Wordings } from './synonyms.ts';
import { SAME_PAGE_KEPT, SYNONYM } from './weights.ts';

export interface Ranking {
  /** Best first. */
  sections: ScoredSection[];
  found: FoundTerms;
}

export interface Ranker {
  /** Rejects with the signal's reason once it is aborted; a large index then loads no more. */
  rank(query: string, signal?: AbortSignalLike): Promise<Ranking>;
}

export function createRanker(index: SearchIndex, wordings: Wordings): Ranker {
  const matchWord = createWordMatcher(index);
  const scoreSections = createSectionScorer(index, matchWord);
  const phraseFactor = createPhraseFactor();

  async function rankWording(text: string, signal: AbortSignalLike | undefined): Promise<Ranking> {
    const query = parseQuery(text);
    await index.prepare([...query.words, ...query.joined]);
    throwIfAborted(signal);
    const scored = spreadPages(index, scoreSections(query)).slice(0, index.sectionsPerAnswer(text.length));
    await index.loadText(scored.map(({ section }) => section));
    throwIfAborted(signal);
    const phrases = toQueryPhrases(text, findCorrections(query, matchWord));
    const sections = scored.map(({ section, score }) => ({
      section,
      score: score * phraseFactor(phrases, getSection(index, section).section),
    }));
    return { sections, found: findTerms(query, matchWord) };
  }
  return {
    async rank(text, signal) {
      const own = await rankWording(text, signal);
      const others: Ranking[] = [];
      for (const wording of wordings(text)) others.push(await rankWording(wording, signal));
      return {
        sections: mergeRankings(own, others),
        found: mergeFoundTerms([own.found, ...others.map(({ found }) => found)]),
      };
    },
  };
}

/** Fails with the signal's reason. */
function throwIfAborted(signal: AbortSignalLike | undefined): void {
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
