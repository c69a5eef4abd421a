/** Owns the index of an earlier build, edited: where little changed since, that takes a fraction of building it. */
import { addToGroup } from '../core/add-to-group.ts';
import { type AverageLengths, averageLengths, createWeigher } from '../core/index/build-postings.ts';
import { impactOf, numbersOf, type Postings, sectionOf, toPosting } from '../core/index/search-index.ts';
import type { PageRecord } from '../core/records/page-record.ts';
import type { EarlierIndex, PageState } from './index-state.ts';
import { findPostings, openTermIndex, setPostings, type TermIndex } from './term-index.ts';

/** Of all pages; where more changed, a full build takes no longer. */
const CHANGED_SHARE_MAX = 0.1;

interface Edit {
  term: string;
  section: number;
  /** 0 where the section does not hold the term any more. */
  impact: number;
}

/**
 * The index of these pages, or undefined where it must be built: other pages, other numbers of sections, another average
 * length, or more changes than an edit is worth.
 * @param pages of the records, in their order
 */
export function editTermIndex(
  records: readonly PageRecord[],
  pages: readonly PageState[],
  earlier: EarlierIndex,
): TermIndex | undefined {
  const { state } = earlier;
  const averages = averageLengths(records);
  if (!haveSameNumbers(pages, state.pages) || !isSameLengths(averages, state.averages)) return undefined;
  const changed = pages.flatMap((page, at) => (isSamePage(page, state.pages[at]) ? [] : [at]));
  if (changed.length > Math.max(1, pages.length * CHANGED_SHARE_MAX)) return undefined;
  const before = changed.flatMap((at) => findRecord(state.pages[at], earlier));
  if (before.length < changed.length) return undefined;
  const listImpacts = createImpactLister(averages);
  const firstSections = listFirstSections(pages);
  const edits = changed.flatMap((at, index) =>
    listEdits(listImpacts(before[index]), listImpacts(records[at]), firstSections[at] ?? 0),
  );
  const index = openTermIndex(state);
  const byTerm = new Map<string, Edit[]>();
  for (const edit of edits) addToGroup(byTerm, edit.term, edit);
  for (const [term, ofTerm] of byTerm) setPostings(index, term, editPostings(findPostings(index, term), ofTerm));
  return index;
}

/** The impact of each term of a page, by its place and the term. */
function createImpactLister(averages: AverageLengths): (record: PageRecord | undefined) => Map<string, number> {
  const weigh = createWeigher(averages);
  return (record) => {
    const impacts = new Map<string, number>();
    if (record) weigh(record, (term, place, impact) => impacts.set(`${place} ${term}`, impact));
    return impacts;
  };
}

function listEdits(before: Map<string, number>, after: Map<string, number>, firstSection: number): Edit[] {
  const keys = [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key));
  return keys.map((key) => {
    const [place = '', term = ''] = key.split(' ');
    return { term, section: firstSection + Number(place), impact: after.get(key) ?? 0 };
  });
}

function haveSameNumbers(pages: readonly PageState[], earlier: readonly PageState[]): boolean {
  return (
    pages.length === earlier.length &&
    pages.every(({ routePath, sections }, at) => {
      const other = earlier[at];
      return other?.routePath === routePath && numbersOf(other.sections) === numbersOf(sections);
    })
  );
}

function isSameLengths(a: AverageLengths, b: AverageLengths): boolean {
  return a.title === b.title && a.text === b.text && a.code === b.code;
}

function isSamePage(page: PageState, earlier: PageState | undefined): boolean {
  return (['title', 'lvl0', 'group', 'key'] as const).every((field) => page[field] === earlier?.[field]);
}

function findRecord(page: PageState | undefined, earlier: EarlierIndex): PageRecord[] {
  const sections = page && earlier.findSections(page);
  if (sections?.length !== page?.sections) return [];
  return page && sections ? [{ ...page, boost: 1, sections }] : [];
}

function listFirstSections(pages: readonly PageState[]): number[] {
  let next = 0;
  return pages.map(({ sections }) => {
    const first = next;
    next += numbersOf(sections);
    return first;
  });
}

function editPostings(postings: Postings | undefined, edits: readonly Edit[]): Postings {
  const impacts = new Map(postings?.map((posting) => [sectionOf(posting), impactOf(posting)]));
  for (const { section, impact } of edits) impacts.set(section, impact);
  const kept = [...impacts].filter(([, impact]) => impact > 0).sort(([a], [b]) => a - b);
  return kept.map(([section, impact]) => toPosting(section, impact));
}
