import { getPageNumber, type SectionTable } from '../index/search-index.ts';
import type { Query } from './parse-query.ts';
import type { Slot } from './slots.ts';
import { listWholes, type Stretch } from './stretches.ts';
import { PAIR_ACROSS_WORDS } from './weights.ts';

/** A word that keeps less of its weight is not reported as missing. */
const NEEDED_SHARE = 0.9;

export interface AskedPart {
  text: string;
  isMissing: boolean;
}

/** The parts of a query, with those marked that the page of the best section lacks; empty if some page has all. */
export function findMissingParts(
  { stretches, words }: Query,
  slots: readonly Slot[],
  { sectionTable, best }: { sectionTable: SectionTable; best: number | undefined },
): AskedPart[] {
  const pages = new Map(
    slots.flatMap(({ share, wordMatches }, at): [number, Set<number | undefined>][] =>
      share < NEEDED_SHARE ? [] : [[at, listPages(wordMatches, sectionTable)]],
    ),
  );
  const [first, ...others] = pages.values();
  const isAnywhere = first && [...first].some((page) => others.every((other) => other.has(page)));
  if (best === undefined || isAnywhere) return [];
  const bestPage = getPageNumber(sectionTable, best);
  const parts = listWholes(stretches)
    .filter(({ covers }) => covers.some((at) => pages.has(at)))
    .map((stretch) => ({
      text: trimText(stretch, words),
      isMissing: stretch.covers.some((at) => pages.get(at)?.has(bestPage) === false),
    }));
  return parts.length > 1 && parts.some(({ isMissing }) => isMissing) ? parts : [];
}

/** Drops the leading characters of a Han run that belong to the word before it. */
function trimText({ covers, text }: Stretch, words: Query['words']): string {
  return text.slice(covers.findIndex((at) => words[at]?.share !== PAIR_ACROSS_WORDS));
}

function listPages(wordMatches: Slot['wordMatches'], { pages }: SectionTable): Set<number | undefined> {
  return new Set(wordMatches.flatMap(({ found }) => found.sections.map((section) => pages[section])));
}
