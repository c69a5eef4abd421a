/** Owns the first ranking, over the index alone. */
import { getPageNumber, type SearchIndex } from '../index/search-index.ts';
import { type Slot, sumWeights } from './slots.ts';
import { COVERAGE_POWER, DEPTH_WEIGHTS, PAGE_SHARE, RERANKED_SECTIONS } from './weights.ts';

export interface ScoredSection {
  section: number;
  score: number;
}

/** Finds the best sections, best first. */
export type ScoreSections = (slots: readonly Slot[]) => ScoredSection[];

export function createSectionScorer(index: SearchIndex): ScoreSections {
  const { sectionTable } = index;
  const ofSections = createSums(sectionTable.pages.length);
  const ofPages = createSums(sectionTable.boosts.length);
  return (slots) => {
    const weight = sumWeights(slots);
    for (const slot of slots) addSlot(slot, { ofSections, ofPages, pages: sectionTable.pages });
    const best = selectBest(ofSections.touched, (section) => {
      const own = ofSections.scoreOf(section, weight) * placeWeight(index, section);
      return own + PAGE_SHARE * ofPages.scoreOf(getPageNumber(sectionTable, section), weight);
    });
    ofSections.clear();
    ofPages.clear();
    return best;
  };
}

function placeWeight({ sectionTable }: SearchIndex, section: number): number {
  const depth = DEPTH_WEIGHTS[sectionTable.depths[section] ?? 0] ?? 1;
  return depth * (sectionTable.boosts[getPageNumber(sectionTable, section)] ?? 1);
}

/** What the words of a query add up to, by section or by page. */
interface Sums {
  /** Those that have any word, each once. */
  readonly touched: number[];
  /** The best match of the slot that is being added. */
  note(at: number, score: number): void;
  /** Ends a slot. */
  add(weight: number): void;
  scoreOf(at: number, weight: number): number;
  clear(): void;
}

/** Working space as large as the site, all zero between two queries, so that it is not rebuilt for each key. */
function createSums(count: number): Sums {
  const sums = new Float32Array(count);
  /** The weight of the words that it has. */
  const covered = new Float32Array(count);
  const best = new Float32Array(count);
  const touched: number[] = [];
  let noted: number[] = [];
  return {
    touched,
    note(at, score) {
      const before = best[at] ?? 0;
      if (before === 0) noted.push(at);
      if (score > before) best[at] = score;
    },
    add(weight) {
      for (const at of noted) {
        if (covered[at] === 0) touched.push(at);
        sums[at] = (sums[at] ?? 0) + weight * (best[at] ?? 0);
        covered[at] = (covered[at] ?? 0) + weight;
        best[at] = 0;
      }
      noted = [];
    },
    scoreOf: (at, weight) => (sums[at] ?? 0) * ((covered[at] ?? 0) / weight) ** COVERAGE_POWER,
    clear() {
      for (const at of touched) {
        sums[at] = 0;
        covered[at] = 0;
      }
      touched.length = 0;
    },
  };
}

function addSlot(
  { slotWeight, wordMatches }: Slot,
  { ofSections, ofPages, pages }: { ofSections: Sums; ofPages: Sums; pages: Uint32Array },
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
