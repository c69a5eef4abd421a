/** Owns what a reader is reported where no page has all that was asked for: which parts of the query the best page lacks. */
import { getPageNumber, type SectionTable } from '../index/search-index.ts';
import type { Query } from './parse-query.ts';
import type { Slot } from './slots.ts';
import type { Stretch } from './stretches.ts';
import { PAIR_ACROSS_WORDS } from './weights.ts';

/** A word that keeps less of its weight need not be on a page. */
const NEEDED_SHARE = 0.9;

export interface AskedPart {
  text: string;
  isMissing: boolean;
}

/** What a query asks for, and what of it the page of the best section lacks; nothing where some page has all. */
export function findMissingParts(
  { stretches, words }: Query,
  slots: readonly Slot[],
  { sectionTable, best }: { sectionTable: SectionTable; best: number | undefined },
): AskedPart[] {
  const needed = [...slots.keys()].filter((at) => (slots[at]?.share ?? 0) >= NEEDED_SHARE);
  if (needed.length < 2) return [];
  const pages = new Map(needed.map((at) => [at, listPages(slots[at]?.wordMatches ?? [], sectionTable)]));
  const [first = -1] = needed;
  const isOn = (page: number) => (at: number) => pages.get(at)?.has(page);
  if (best === undefined || [...(pages.get(first) ?? [])].some((page) => needed.every(isOn(page)))) return [];
  const isOnBest = isOn(getPageNumber(sectionTable, best));
  const parts = stretches
    .filter(({ covers, isWhole }) => isWhole && covers.some((at) => needed.includes(at)))
    .sort((a, b) => (a.covers[0] ?? 0) - (b.covers[0] ?? 0))
    .map((stretch) => ({
      text: trimText(stretch, words),
      isMissing: !stretch.covers.every((at) => !needed.includes(at) || isOnBest(at)),
    }));
  return parts.length > 1 && parts.some(({ isMissing }) => isMissing) ? parts : [];
}

/** Of a run of Han, without the character of a word before it. */
function trimText({ covers, text }: Stretch, words: Query['words']): string {
  return text.slice(covers.findIndex((at) => words[at]?.share !== PAIR_ACROSS_WORDS));
}

function listPages(wordMatches: Slot['wordMatches'], { pages }: SectionTable): Set<number> {
  return new Set(wordMatches.flatMap(({ found }) => Array.from(found.sections, (section) => pages[section] ?? 0)));
}
