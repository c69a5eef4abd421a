/** The interface of an index for the ranking, whether it is in memory or loaded in shards. */
import type { VocabularyData } from '../query/vocabulary-data.ts';
import type { PageRecord, SectionRecord } from '../records/page-record.ts';

/** The sections that contain a term, in order. Section and weight share one number, because there are millions of them. */
export type Postings = readonly number[];

/** The highest impact (weight of a term in a section): six bits, which a shard writes as one character. */
export const IMPACT_MAX = 63;
const IMPACT_BITS = 6;

/** @param impact 1 to 63 */
export function toPosting(section: number, impact: number): number {
  return (section << IMPACT_BITS) + impact;
}

export function sectionOf(posting: number): number {
  return posting >> IMPACT_BITS;
}

export function impactOf(posting: number): number {
  return posting & IMPACT_MAX;
}

/** The properties of each section other than its text. A page may reserve more numbers than it has sections. */
export interface SectionTable {
  /** The number of sections. */
  sectionCount: number;
  /** The page of each section number. */
  pages: readonly number[];
  depths: readonly number[];
  /** The first section number of each page. */
  firstSections: readonly number[];
  /** By page. */
  boosts: readonly number[];
}

export interface SoughtTerm {
  term: string;
  /** True for the word that the reader may still be typing. */
  isLast: boolean;
  /** True for neighbors that were joined: such a term is matched exactly, or as a prefix if it is last. */
  isGuess: boolean;
}

export interface SearchIndex {
  readonly sectionTable: SectionTable;
  /** Undefined if the site has no vocabulary. */
  loadVocabulary(): Promise<VocabularyData | undefined>;
  /** Loads the terms that these words can match; the lookups below see only loaded terms. */
  prepare(words: readonly SoughtTerm[]): Promise<void>;
  postings(term: string): Postings | undefined;
  /** Terms with this prefix, in order, including the prefix itself. */
  termsFrom(prefix: string): readonly string[];
  /** Indexed words within a number of typing errors. */
  similarTerms(word: string, errors: number): readonly SimilarTerm[];
  /** How many sections are ranked a second time, by their text, if `wanted` hits are requested. */
  rankedSections(wanted: number): number;
  loadHeadings(sections: readonly number[]): Promise<unknown>;
  /** A section for the ranking: the same whether or not its text is loaded. */
  findRanked(section: number): IndexedSection | undefined;
  /** Loads the text of sections, and their headings if necessary. */
  loadText(sections: readonly number[]): Promise<void>;
  /** Undefined if the heading is not loaded. */
  findSection(section: number): IndexedSection | undefined;
}

/** In a sharded index, its sections have no text. */
export type IndexedPage = Omit<PageRecord, 'boost'>;

export interface IndexedSection {
  page: IndexedPage;
  /** Its index in the page, from 0. */
  place: number;
  section: SectionRecord;
  /** False if the text is not loaded; `section` then has none. */
  hasText: boolean;
}

export interface SimilarTerm {
  term: string;
  errors: number;
}

const NUMBERS_STEP = 8;

/** How many numbers a page reserves. Rounded up, so that adding a heading rarely shifts the numbers of later pages. */
export function numbersOf(sections: number): number {
  return Math.ceil(sections / NUMBERS_STEP) * NUMBERS_STEP;
}

export function createSectionTable(all: readonly { boost: number; depths: readonly number[] }[]): SectionTable {
  const firstSections: number[] = [];
  const pages: number[] = [];
  const depths: number[] = [];
  for (const [page, { depths: own }] of all.entries()) {
    firstSections.push(pages.length);
    for (let place = 0; place < numbersOf(own.length); place++) {
      pages.push(page);
      depths.push(own[place] ?? 0);
    }
  }
  return {
    sectionCount: depths.filter(Boolean).length,
    pages,
    depths,
    firstSections,
    boosts: all.map(({ boost }) => boost),
  };
}

export function getPageNumber(sectionTable: SectionTable, section: number): number {
  return sectionTable.pages[section] ?? 0;
}

/** The index of a section in its page. */
export function getPlace(sectionTable: SectionTable, section: number): number {
  return section - (sectionTable.firstSections[getPageNumber(sectionTable, section)] ?? 0);
}

export function toIndexedSection(page: IndexedPage, place: number, hasText: boolean): IndexedSection | undefined {
  const section = page.sections[place];
  return section && { page, place, section, hasText };
}
