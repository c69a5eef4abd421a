/** Owns what a reader is reported where no page has all that was asked for: which parts of the query the best page lacks. */
import { getPageNumber, type SectionTable } from '../index/search-index.ts';
import type { Query } from './parse-query.ts';
import type { Slot } from './slots.ts';

/** A word that keeps less of its weight need not be on a page. */
const NEEDED_SHARE = 0.9;

export interface AskedPart {
  text: string;
  isMissing: boolean;
}

/** What a query asks for, and what of it the page of the best section lacks; nothing where some page has all. */
export function findMissingParts(
  { stretches }: Query,
  slots: readonly Slot[],
  { table, best }: { table: SectionTable; best: number | undefined },
): AskedPart[] {
  // No page has the pairs of an unknown Chinese word, so that none of them is taken for a word.
  const unknown = stretches
    .filter(({ covers, isWhole }) => isWhole && covers.every((at) => slots[at]?.matches.length === 0))
    .flatMap(({ covers }) => covers);
  const needed = [...slots.keys()].filter((at) => (slots[at]?.share ?? 0) >= NEEDED_SHARE || unknown.includes(at));
  if (needed.length < 2) return [];
  const pages = new Map(needed.map((at) => [at, listPages(slots[at]?.matches ?? [], table)]));
  const [first = -1] = needed;
  const isOn = (page: number) => (at: number) => pages.get(at)?.has(page);
  if (best === undefined || [...(pages.get(first) ?? [])].some((page) => needed.every(isOn(page)))) return [];
  const isOnBest = isOn(getPageNumber(table, best));
  const parts = stretches
    .filter(({ covers, isWhole }) => isWhole && covers.some((at) => needed.includes(at)))
    .sort((a, b) => (a.covers[0] ?? 0) - (b.covers[0] ?? 0))
    .map(({ covers, text }) => ({ text, isMissing: !covers.every((at) => !needed.includes(at) || isOnBest(at)) }));
  return parts.length > 1 && parts.some(({ isMissing }) => isMissing) ? parts : [];
}

function listPages(matches: Slot['matches'], { pages }: SectionTable): Set<number> {
  return new Set(matches.flatMap(({ found }) => Array.from(found.sections, (section) => pages[section] ?? 0)));
}
