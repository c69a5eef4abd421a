/** Ranks the sections for a query: parse, score by postings, rerank by text, boost pages with several good sections. */
import type { IndexedSection, SearchIndex, SoughtTerm } from '../index/search-index.ts';
import { SIGNED } from '../text/tokenize.ts';
import type { AbortSignalLike } from '../types.ts';
import { correctHan } from './correct-han.ts';
import { createMatchers, type MatchWord } from './match-word.ts';
import { type MatchedTerms, matchTerms } from './matched-terms.ts';
import { type AskedPart, findMissingParts } from './missing-words.ts';
import { parseQuery, type Query } from './parse-query.ts';
import {
  type Corrections,
  createPhraseOf,
  findRepeatedTitles,
  phraseFactor,
  toQueryParts,
  toQueryPhrases,
} from './rerank.ts';
import { byScore, createSectionScorer, type ScoredSection } from './score-sections.ts';
import { createSlots } from './slots.ts';
import { supportPages } from './support-pages.ts';
import { createRunMeasure } from './title-runs.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

export interface Ranking {
  /** Best first; at least `wanted`, if that many match. */
  sections: ScoredSection[];
  /** How many sections match in total. */
  hitCount: number;
  found: MatchedTerms;
  /** The parts of the query, if no page has all of them. */
  asked: AskedPart[];
}

type Cancellation = Pick<AbortSignalLike, 'aborted' | 'reason'>;

export interface RankOptions {
  /** The number of hits. A sharded index loads the headings of this many sections only. */
  wanted: number;
  signal?: Cancellation | undefined;
}

export interface Ranker {
  /** Rejects with the signal's reason once it is aborted; a sharded index then stops loading. */
  rank(query: string, options: RankOptions): Promise<Ranking>;
}

export function createRanker(index: SearchIndex): Ranker {
  const matching = { index, ...createMatchers(index) };
  const scoreSections = createSectionScorer(index.sectionTable);
  const phraseOf = createPhraseOf();
  let vocabulary: Vocabulary | undefined;

  /** Parses the query and loads what its words need. */
  async function readQuery(text: string, vocabulary: Vocabulary): Promise<Query> {
    const typed = parseQuery(text, vocabulary);
    await index.prepare(soughtTerms(typed));
    const corrected = correctHan(typed, index);
    if (corrected === typed.spaced) return typed;
    const query = parseQuery(corrected, vocabulary);
    await index.prepare(soughtTerms(query));
    return query;
  }

  return {
    async rank(text, { wanted, signal }) {
      vocabulary ??= createVocabulary(await index.loadVocabulary());
      const { has } = vocabulary;
      const query = await readQuery(text, vocabulary);
      throwIfAborted(signal);
      const slots = createSlots(query, matching);
      const all = scoreSections(slots);
      const scored = all.slice(0, index.rankedSections(wanted));
      await index.loadHeadings(scored.map(({ section }) => section));
      throwIfAborted(signal);
      const found = scored.flatMap(({ section }) => index.findRanked(section) ?? []);
      const phrases = toQueryPhrases(query, findCorrections(query, matching.matchWord), phraseOf);
      const parts = toQueryParts(query, slots, { phraseOf, found });
      const isStopWord = (word: string) => has('stop', word);
      const runs = createRunMeasure(query.spaced, isStopWord);
      const repeated = findRepeatedTitles(found, phraseOf);
      const lacksSigns = createSignCheck(text, found);
      const lacksName = createNameCheck(query, matching.matchWord);
      const ranked = scored
        .flatMap(({ section, score }) => {
          const ofSection = index.findRanked(section);
          const measures = { phrases, parts, runs, repeated };
          const isOther = lacksName(section) || lacksSigns(ofSection);
          const factor = ofSection && (isOther ? 1 : phraseFactor(measures, ofSection, phraseOf));
          return factor ? { section, score: score * factor } : [];
        })
        .sort(byScore);
      const sections = supportPages(ranked, index.sectionTable.pages);
      const asked = findMissingParts(query, slots, { sectionTable: index.sectionTable, best: sections[0]?.section });
      return { sections, hitCount: all.length, found: matchTerms(query, { ...matching, isStopWord }), asked };
    },
  };
}

/** Whether a section lacks a signed name of the query: for `C#`, a page about `C` gets no title bonus if some page has `C#`. */
function createNameCheck({ joined }: Query, matchWord: MatchWord): (section: number) => boolean {
  const found = joined.filter(({ term }) => SIGNED.test(term)).map((name) => matchWord(name).sections);
  return (section) => found.some((sections) => sections.length > 0 && !sections.includes(section));
}

/** Whether a title lacks the signs around the query: for `<table>`, "Table of contents" gets no bonus if some title has `<table>`. */
function createSignCheck(
  query: string,
  found: readonly IndexedSection[],
): (found: IndexedSection | undefined) => boolean {
  const typed = query.trim().toLowerCase();
  const has = (each: IndexedSection | undefined) => each?.section.title.toLowerCase().includes(typed) ?? false;
  const isEnclosed = /^[^\p{L}\p{N}\s].*[^\p{L}\p{N}\s]$/u.test(typed) && found.some(has);
  return (each) => isEnclosed && !has(each);
}

/** Maximum phrases of the vocabulary for which a sharded index loads files. */
const OTHERS_LOADED_MAX = 24;

function soughtTerms({ words, joined, others }: Query): SoughtTerm[] {
  const known = others.slice(0, OTHERS_LOADED_MAX).flatMap(({ terms }) => terms);
  return [...words, ...joined, ...known.map((term) => ({ term, isLast: false, isGuess: true }))];
}

function throwIfAborted(signal: Cancellation | undefined): void {
  if (signal?.aborted) throw signal.reason;
}

/** The likely meaning of each mistyped word; none for words that are merely unfinished. */
function findCorrections({ words }: Query, matchWord: MatchWord): Corrections {
  return new Map(
    words.map((word) => {
      const likely = matchWord(word).expansions[0]?.term;
      return [word.term, likely?.startsWith(word.term) ? undefined : likely];
    }),
  );
}
