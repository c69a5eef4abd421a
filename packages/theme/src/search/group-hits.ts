/** The order on the screen: parts of the site, in them pages, in these their hits, each in order of rank. */
import { GROUP_MAX_HITS } from './constants.ts';
import { getPath, type MatchedHit } from './hit.ts';

export interface HitRow extends MatchedHit {
  /** Is under the row of its page. */
  isChild: boolean;
  /** Where it is, as far as no row above says it. */
  path: string[];
}

export interface HitGroup {
  /** Empty where the hits name no part of the site. */
  name: string;
  rows: HitRow[];
}

/** The best hit stays the first. */
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
