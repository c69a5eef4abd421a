/** Owns the terms of all pages of a locale, each with its postings as the text that is shipped. */
import { averageLengths, buildPostings } from '../core/index/build-postings.ts';
import { IMPACT_MAX, impactOf, type Postings, sectionOf } from '../core/index/search-index.ts';
import type { PageRecord } from '../core/records/page-record.ts';
import { formatPostings, parsePostings } from '../core/shards/postings-text.ts';
import { POSTINGS_MAX } from '../core/shards/shard-format.ts';
import type { IndexState, PageState } from './index-state.ts';

export interface TermIndex {
  /** By term; what is shipped. */
  texts: Map<string, string>;
  /** Of frequent terms, of which only a part is shipped, the whole postings. */
  wholes: Map<string, string>;
  /** All sections that hold a term, in order. */
  findSections(term: string): number[] | undefined;
}

export function buildTermIndex(
  records: readonly PageRecord[],
  postings: ReadonlyMap<string, Postings> = buildPostings(records),
): TermIndex {
  const texts = new Map<string, string>();
  const wholes = new Map<string, string>();
  for (const [term, found] of postings) setPostings({ texts, wholes }, term, found);
  return { texts, wholes, findSections: (term) => postings.get(term)?.map(sectionOf) };
}

/** The index of an earlier build, to be edited. */
export function openTermIndex({ terms, texts: all, wholes: whole }: IndexState): TermIndex {
  const list = all.split('\n');
  const texts = new Map(terms === '' ? [] : terms.split('\n').map((term, at) => [term, list[at] ?? '']));
  const wholes = new Map(whole);
  return { texts, wholes, findSections: (term) => findPostings({ texts, wholes }, term)?.map(sectionOf) };
}

export function saveTermIndex(
  { texts, wholes }: TermIndex,
  records: readonly PageRecord[],
  pages: PageState[],
): IndexState {
  return {
    averages: averageLengths(records),
    pages,
    terms: [...texts.keys()].join('\n'),
    texts: [...texts.values()].join('\n'),
    wholes: [...wholes],
  };
}

type Texts = Pick<TermIndex, 'texts' | 'wholes'>;

/** The whole postings of a term. */
export function findPostings({ texts, wholes }: Texts, term: string): Postings | undefined {
  const text = wholes.get(term) ?? texts.get(term);
  return text === undefined ? undefined : parsePostings(text);
}

export function setPostings({ texts, wholes }: Texts, term: string, postings: Postings) {
  const isShippedWhole = postings.length <= POSTINGS_MAX;
  if (isShippedWhole) wholes.delete(term);
  else wholes.set(term, formatPostings(postings));
  if (postings.length === 0) texts.delete(term);
  else texts.set(term, formatPostings(isShippedWhole ? postings : strongest(postings)));
}

/** The sections where a very frequent term weighs most, in their order; of those that weigh the same, the first. */
function strongest(postings: Postings): Postings {
  const least = leastKept(postings);
  let places = POSTINGS_MAX - postings.reduce((count, posting) => count + Number(impactOf(posting) > least), 0);
  const isKept = (impact: number) => impact > least || (impact === least && places-- > 0);
  return postings.filter((posting) => isKept(impactOf(posting)));
}

/** The lowest impact among the highest ones that are kept. */
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
