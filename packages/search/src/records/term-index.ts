/** Encodes the postings of all terms of a locale. */
import { buildPostings } from '../core/index/build-postings.ts';
import { IMPACT_MAX, impactOf, type Postings, sectionOf } from '../core/index/search-index.ts';
import type { PageRecord } from '../core/records/page-record.ts';
import { formatPostings } from '../core/shards/postings-text.ts';
import { POSTINGS_MAX } from '../core/shards/shard-format.ts';

export interface TermIndex {
  /** The encoded postings by term, as shipped. */
  texts: Map<string, string>;
  /** All sections that contain a term, in order. */
  findSections(term: string): number[] | undefined;
}

export function buildTermIndex(records: readonly PageRecord[]): TermIndex {
  const postings = buildPostings(records);
  const texts = new Map(Array.from(postings, ([term, found]) => [term, formatPostings(listShipped(found))]));
  return { texts, findSections: (term) => postings.get(term)?.map(sectionOf) };
}

function listShipped(postings: Postings): Postings {
  return postings.length <= POSTINGS_MAX ? postings : strongest(postings);
}

/** The postings with the highest impact, in their order; of equal ones, the first. */
function strongest(postings: Postings): Postings {
  const least = leastKept(postings);
  let places = POSTINGS_MAX - postings.reduce((count, posting) => count + Number(impactOf(posting) > least), 0);
  const isKept = (impact: number) => impact > least || (impact === least && places-- > 0);
  return postings.filter((posting) => isKept(impactOf(posting)));
}

/** The lowest impact that is kept. */
function leastKept(postings: Postings): number {
  const counts = new Uint32Array(IMPACT_MAX + 1);
  for (const impact of postings.map(impactOf)) counts[impact] = (counts[impact] ?? 0) + 1;
  let kept = 0;
  for (let impact = IMPACT_MAX; impact > 0; impact--) {
    kept += counts[impact] ?? 0;
    if (kept >= POSTINGS_MAX) return impact;
  }
  return 0;
}
