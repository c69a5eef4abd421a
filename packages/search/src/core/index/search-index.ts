/** What the ranking needs of an index, whether it is in memory whole or is loaded in shards. */
import type { VocabularyData } from '../query/vocabulary-data.ts';
import type { PageRecord, SectionRecord } from '../records/page-record.ts';

/** The sections that hold a term, in order, each with what the term weighs there in one number: there are millions. */
export type Postings = readonly number[];

/** The highest impact; six bits, so that a shard writes one as one character. */
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

/** What is known of each section without its text. A page's numbers may outnumber its sections. */
export interface SectionTable {
  /** The number of sections. */
  sectionCount: number;
  /** The page of each number. */
  pages: readonly number[];
  depths: readonly number[];
  /** The first section of each page. */
  firstSections: readonly number[];
  /** By page. */
  boosts: readonly number[];
}

/** A word to look for. */
export interface SoughtTerm {
  term: string;
  /** True for the word that the reader may still be typing. */
  isLast: boolean;
  /** True where nobody wrote it so: neighbors written as one. It represents no other word then. */
  isGuess: boolean;
}

export interface SearchIndex {
  readonly sectionTable: SectionTable;
  /** Other words for those of a query; undefined where the site has none. */
  loadVocabulary(): Promise<VocabularyData | undefined>;
  /** Fetches what the words need. Afterwards the methods that look up terms know all that these words can reach. */
  prepare(words: readonly SoughtTerm[]): Promise<void>;
  postings(term: string): Postings | undefined;
  /** Terms that begin so, the term itself included, in order. */
  termsFrom(prefix: string): readonly string[];
  /** Known words within a number of typing errors. */
  similarTerms(word: string, errors: number): readonly SimilarTerm[];
  /** How many sections are ranked by more than their postings, where so many are wanted. */
  rankedSections(wanted: number): number;
  /** Fetches the headings of sections. */
  loadHeadings(sections: readonly number[]): Promise<unknown>;
  /** A section as the ranking sees it: with its heading at least, and always the same. */
  findRanked(section: number): IndexedSection | undefined;
  /** Fetches the text of sections, and their headings where they are missing. */
  loadText(sections: readonly number[]): Promise<void>;
  /** A section whose heading was loaded. */
  findSection(section: number): IndexedSection | undefined;
}

/** Where text is loaded in pieces, its sections have none. */
export type IndexedPage = Omit<PageRecord, 'boost'>;

export interface IndexedSection {
  page: IndexedPage;
  /** Counts the page's sections from 0. */
  place: number;
  section: SectionRecord;
  /** False where the text was not loaded: the section then has none. */
  hasText: boolean;
}

export interface SimilarTerm {
  term: string;
  errors: number;
}

const NUMBERS_STEP = 8;

/** The numbers that a page takes: a heading more or less rarely moves those of the pages behind it. */
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

/** The place of a section in its page. */
export function getPlace(sectionTable: SectionTable, section: number): number {
  return section - (sectionTable.firstSections[getPageNumber(sectionTable, section)] ?? 0);
}

export function toIndexedSection(page: IndexedPage, place: number, hasText: boolean): IndexedSection | undefined {
  const section = page.sections[place];
  return section && { page, place, section, hasText };
}
