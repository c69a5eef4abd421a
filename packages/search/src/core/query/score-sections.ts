/** The first ranking, by the postings alone. */
import type { SectionTable } from '../index/search-index.ts';
import { type BestScores, createBest } from './best-scores.ts';
import { type Slot, sumWeights } from './slots.ts';
import { COVERAGE_POWER, DEPTH_WEIGHTS, PAGE_SHARE, RERANKED_SECTIONS } from './weights.ts';

export interface ScoredSection {
  section: number;
  score: number;
}

/** Returns the best sections, best first. */
export type ScoreSections = (slots: readonly Slot[]) => ScoredSection[];

export function createSectionScorer({ pages, depths, boosts }: SectionTable): ScoreSections {
  const ofSections = createSums(pages.length);
  const ofPages = createSums(boosts.length);
  return (slots) => {
    const weight = sumWeights(slots);
    ofSections.clear();
    ofPages.clear();
    for (const slot of slots) addSlot(slot, { ofSections, ofPages, pages });
    return selectBest(ofSections.reached, (section) => {
      const page = pages[section] ?? 0;
      const placeWeight = (DEPTH_WEIGHTS[depths[section] ?? 0] ?? 1) * (boosts[page] ?? 1);
      return ofSections.scoreOf(section, weight) * placeWeight + PAGE_SHARE * ofPages.scoreOf(page, weight);
    });
  };
}

/** The sums of the word scores, by section or by page. */
interface Sums extends Pick<BestScores, 'note'> {
  /** Those that match any word, each once. */
  readonly reached: number[];
  /** Adds the best scores noted since the last call. */
  add(weight: number): void;
  scoreOf(at: number, weight: number): number;
  clear(): void;
}

/** Allocated once for the whole site, so that a keystroke does not allocate and clear arrays of that size. */
function createSums(count: number): Sums {
  const sums = new Float32Array(count);
  /** The total weight of the matched words. */
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
    clear() {
      for (const at of reached) sums[at] = covered[at] = 0;
      reached.length = 0;
    },
    scoreOf: (at, weight) => (sums[at] ?? 0) * ((covered[at] ?? 0) / weight) ** COVERAGE_POWER,
  };
}

function addSlot(
  { slotWeight, wordMatches }: Slot,
  { ofSections, ofPages, pages }: { ofSections: Sums; ofPages: Sums; pages: readonly number[] },
): void {
  for (const { found, factor } of wordMatches) {
    const { sections, scores } = found;
    for (let at = 0; at < sections.length; at++) {
      const section = sections[at] ?? 0;
      const score = factor * (scores[at] ?? 0);
      ofSections.note(section, score);
      ofPages.note(pages[section] ?? 0, score);
    }
  }
  ofSections.add(slotWeight);
  ofPages.add(slotWeight);
}

/** Skips most sections early: those below the worst of the best so far. */
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

/** Best first; ties in site order. */
export function byScore(a: ScoredSection, b: ScoredSection): number {
  return b.score - a.score || a.section - b.section;
}
