/** Owns the first ranking, over the index alone. */
import type { SectionTable } from '../index/search-index.ts';
import { type BestScores, createBest } from './best-scores.ts';
import { type Slot, sumWeights } from './slots.ts';
import { COVERAGE_POWER, DEPTH_WEIGHTS, PAGE_SHARE, RERANKED_SECTIONS } from './weights.ts';

export interface ScoredSection {
  section: number;
  score: number;
}

/** Finds the best sections, best first. */
export function scoreSections({ pages, depths, boosts }: SectionTable, slots: readonly Slot[]): ScoredSection[] {
  const ofSections = createSums(pages.length);
  const ofPages = createSums(boosts.length);
  const weight = sumWeights(slots);
  for (const slot of slots) addSlot(slot, { ofSections, ofPages, pages });
  return selectBest(ofSections.reached, (section) => {
    const page = pages[section] ?? 0;
    const placeWeight = (DEPTH_WEIGHTS[depths[section] ?? 0] ?? 1) * (boosts[page] ?? 1);
    return ofSections.scoreOf(section, weight) * placeWeight + PAGE_SHARE * ofPages.scoreOf(page, weight);
  });
}

/** What the words of a query add up to, by section or by page. */
interface Sums extends Pick<BestScores, 'note'> {
  /** Those that have any word, each once. */
  readonly reached: number[];
  /** Ends a slot. */
  add(weight: number): void;
  scoreOf(at: number, weight: number): number;
}

function createSums(count: number): Sums {
  const sums = new Float32Array(count);
  /** The weight of the words that it has. */
  const covered = new Float32Array(count);
  const best = createBest(count);
  const reached: number[] = [];
  return {
    reached,
    note: best.note,
    add(weight) {
      best.take((at, score) => {
        if (covered[at] === 0) reached.push(at);
        sums[at] = (sums[at] ?? 0) + weight * score;
        covered[at] = (covered[at] ?? 0) + weight;
      });
    },
    scoreOf: (at, weight) => (sums[at] ?? 0) * ((covered[at] ?? 0) / weight) ** COVERAGE_POWER,
  };
}

function addSlot(
  { slotWeight, wordMatches }: Slot,
  { ofSections, ofPages, pages }: { ofSections: Sums; ofPages: Sums; pages: readonly number[] },
): void {
  for (const { found, factor } of wordMatches) {
    for (const [section, score] of found.sections) {
      ofSections.note(section, factor * score);
      ofPages.note(pages[section] ?? 0, factor * score);
    }
  }
  ofSections.add(slotWeight);
  ofPages.add(slotWeight);
}

/** Most sections are worse than those that were found before, and are never kept. */
function selectBest(sections: readonly number[], scoreOf: (section: number) => number): ScoredSection[] {
  const best: ScoredSection[] = [];
  let floor = 0;
  for (const section of sections) {
    const score = scoreOf(section);
    if (score > floor) best.push({ section, score });
    if (best.length < 4 * RERANKED_SECTIONS) continue;
    best.sort(byScore).splice(RERANKED_SECTIONS);
    floor = best.at(-1)?.score ?? 0;
  }
  return best.sort(byScore).slice(0, RERANKED_SECTIONS);
}

/** Best first; those that are equally good in the order of the site. */
export function byScore(a: ScoredSection, b: ScoredSection): number {
  return b.score - a.score || a.section - b.section;
}
