/** Owns the first ranking, over the index alone. */
import { getPageNumber, type SearchIndex } from '../index/search-index.ts';
import { isStopWord } from '../text/stop-words.ts';
import type { MatchWord, WordMatches } from './match-word.ts';
import { weighPairs } from './pair-weights.ts';
import type { Query, QueryWord } from './parse-query.ts';
import { COVERAGE_POWER, DEPTH_WEIGHTS, RERANKED_SECTIONS, STOP_WORD } from './weights.ts';

export interface ScoredSection {
  section: number;
  score: number;
}

/** A word of the query with all that finds it: the word itself and the names that it is a part of. */
interface Slot {
  weight: number;
  matches: WordMatches[];
}

/** Finds the best sections, best first. */
export type ScoreSections = (query: Query) => ScoredSection[];

export function createSectionScorer(index: SearchIndex, matchWord: MatchWord): ScoreSections {
  const count = index.table.pages.length;
  const space: Sums = {
    sums: new Float32Array(count),
    covered: new Float32Array(count),
    slotBest: new Float32Array(count),
  };
  return (query) => {
    const slots = createSlots(query, index, matchWord).filter(({ matches }) =>
      matches.some(({ sections }) => sections.length > 0),
    );
    const touched = slots.flatMap((slot) => addSlot(slot, space));
    const weight = slots.reduce((sum, slot) => sum + slot.weight, 0);
    const best = selectBest(touched, (section) => {
      const coverage = (space.covered[section] ?? 0) / weight;
      return (space.sums[section] ?? 0) * coverage ** COVERAGE_POWER * placeWeight(index, section);
    });
    for (const section of touched) {
      space.sums[section] = 0;
      space.covered[section] = 0;
    }
    return best;
  };
}

function placeWeight({ table }: SearchIndex, section: number): number {
  const depth = DEPTH_WEIGHTS[table.depths[section] ?? 0] ?? 1;
  return depth * (table.boosts[getPageNumber(table, section)] ?? 1);
}

/** Working space, all zero before and after: as large as the site, so that it is not made anew for each key. */
interface Sums {
  sums: Float32Array;
  /** By section, the weight of the words that it has. */
  covered: Float32Array;
  /** All zero before and after a slot, too. */
  slotBest: Float32Array;
}

/** Adds what the slot's word gives to each section, and returns the sections met for the first time. */
function addSlot({ weight, matches }: Slot, { sums, covered, slotBest }: Sums): number[] {
  const found: number[] = [];
  for (const { sections, scores } of matches) {
    for (let at = 0; at < sections.length; at++) {
      const section = sections[at] ?? 0;
      const score = scores[at] ?? 0;
      const before = slotBest[section] ?? 0;
      if (before === 0) found.push(section);
      if (score > before) slotBest[section] = score;
    }
  }
  const fresh = found.filter((section) => covered[section] === 0);
  for (const section of found) {
    sums[section] = (sums[section] ?? 0) + weight * (slotBest[section] ?? 0);
    covered[section] = (covered[section] ?? 0) + weight;
    slotBest[section] = 0;
  }
  return fresh;
}

function createSlots({ words, joined }: Query, index: SearchIndex, matchWord: MatchWord): Slot[] {
  const own = words.map(matchWord);
  const names = joined.map((name) => ({ ...name, matches: matchWord(name) }));
  const shares = wordShares(words, own);
  return words.map((_word, at) => {
    const matches = own[at];
    const around = names.filter(({ from, to }) => from <= at && at <= to).map((name) => name.matches);
    const all = (matches ? [matches, ...around] : around).filter(({ sections }) => sections.length > 0);
    const frequency = matches?.frequency || Math.max(0, ...all.map((found) => found.frequency));
    return { weight: inverseFrequency(frequency, index.table.count) * (shares[at] ?? 1), matches: all };
  });
}

/** The part of its weight that each word keeps: little for stop words and for pairs that are hardly words. */
function wordShares(words: readonly QueryWord[], matches: readonly WordMatches[]): number[] {
  const chunks = [...new Set(words.map(({ chunk }) => chunk))];
  return chunks.flatMap((chunk) => {
    const inside = [...words.keys()].filter((at) => words[at]?.chunk === chunk);
    const pairShares = weighPairs(inside.map((at) => matches[at]?.frequency ?? 0));
    return inside.map((at, place) => {
      const word = words[at];
      return (word?.isPair ? (pairShares[place] ?? 1) : 1) * (word && isStopWord(word.term) ? STOP_WORD : 1);
    });
  });
}

function inverseFrequency(frequency: number, count: number): number {
  return Math.log(1 + (count - frequency + 0.5) / (frequency + 0.5));
}

function selectBest(sections: readonly number[], scoreOf: (section: number) => number): ScoredSection[] {
  let best: ScoredSection[] = [];
  let floor = 0;
  for (const section of sections) {
    const score = scoreOf(section);
    if (score <= floor) continue;
    best.push({ section, score });
    if (best.length < 4 * RERANKED_SECTIONS) continue;
    best = topOf(best);
    floor = best.at(-1)?.score ?? 0;
  }
  return topOf(best);
}

function topOf(sections: ScoredSection[]): ScoredSection[] {
  return sections.sort((a, b) => b.score - a.score || a.section - b.section).slice(0, RERANKED_SECTIONS);
}
