/** Groups hits by part of the site and by page, each in order of rank. */
import { GROUP_MAX_HITS } from './constants.ts';
import { getPath, type MatchedHit } from './hit.ts';

export interface HitRow extends MatchedHit {
  /** Whether it is below the row of its page. */
  isChild: boolean;
  /** The headings above it that no row above shows. */
  path: string[];
}

export interface HitGroup {
  /** Empty if the hits belong to no part of the site. */
  name: string;
  rows: HitRow[];
}

/** The best hit stays first. */
export function groupHits(hits: readonly MatchedHit[]): HitGroup[] {
  const parts = groupBy(hits, ({ hit }) => hit.hierarchy.lvl0 ?? '');
  return [...parts].map(([name, found]) => ({ name, rows: arrangePages(found.slice(0, GROUP_MAX_HITS)) }));
}

function arrangePages(hits: readonly MatchedHit[]): HitRow[] {
  const pages = groupBy(hits, ({ hit }) => hit.hierarchy.lvl1 ?? '');
  return [...pages.values()].flatMap(arrangePage);
}

function arrangePage(hits: readonly MatchedHit[]): HitRow[] {
  const page = hits.findIndex(({ hit }) => hit.type === 'lvl1');
  return hits.map((found, at) => {
    const isChild = page >= 0 && at > page;
    const path = getPath(found.hit);
    return { ...found, isChild, path: isChild ? path.slice(1) : path };
  });
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}
