/** Owns what the ranking needs of an index, whether it lies in memory whole or is loaded in shards. */
import type { PageRecord, SectionRecord } from '../records/page-record.ts';

/** The sections that hold a term, in order, with what it weighs in each (1 to 63). */
export interface Postings {
  sections: Uint32Array;
  impacts: Uint8Array;
}

/** The highest impact; six bits, so that a shard writes one as one character. */
export const IMPACT_MAX = 63;

/** What is known of each section without its text. */
export interface SectionTable {
  /** The page of each section. */
  pages: Uint32Array;
  depths: Uint8Array;
  /** The first section of each page, and the number of all sections at the end. */
  firstSections: Uint32Array;
  /** By page. */
  boosts: Float32Array;
}

/** A word to look for. */
export interface SoughtTerm {
  term: string;
  /** True for the word that the reader may still be typing. */
  isLast: boolean;
  /** True where nobody wrote it so: neighbours written as one. It stands for no other word then. */
  isGuess: boolean;
}

export interface SearchIndex {
  readonly table: SectionTable;
  /** Fetches what the words need. Afterwards the methods that look up terms know all that these words can reach. */
  prepare(words: readonly SoughtTerm[]): Promise<void>;
  postings(term: string): Postings | undefined;
  /** Terms that begin so, the term itself included, in order. */
  termsFrom(prefix: string): readonly string[];
  /** Known words within a number of typing errors. */
  similarTerms(word: string, errors: number): readonly SimilarTerm[];
  /** Fetches the text of sections. */
  loadText(sections: readonly number[]): Promise<void>;
  /** A section whose text was loaded. */
  findSection(section: number): FoundSection | undefined;
  /** How many sections are worth fetching for the answer to a query of so many characters. */
  sectionsPerAnswer(queryLength: number): number;
}

export interface FoundSection {
  /** Of a large page, the part around the section. */
  page: PageRecord;
  /** Counts the page's sections from 0. */
  place: number;
  section: SectionRecord;
}

export interface SimilarTerm {
  term: string;
  errors: number;
}

export function createSectionTable(pages: readonly { boost: number; depths: readonly number[] }[]): SectionTable {
  const count = pages.reduce((sum, { depths }) => sum + depths.length, 0);
  const table: SectionTable = {
    pages: new Uint32Array(count),
    depths: Uint8Array.from(pages.flatMap(({ depths }) => depths)),
    firstSections: new Uint32Array(pages.length + 1),
    boosts: Float32Array.from(pages, ({ boost }) => boost),
  };
  let section = 0;
  for (const [page, { depths }] of pages.entries()) {
    table.firstSections[page] = section;
    table.pages.fill(page, section, section + depths.length);
    section += depths.length;
  }
  table.firstSections[pages.length] = section;
  return table;
}

export function getPageNumber(table: SectionTable, section: number): number {
  return table.pages[section] ?? 0;
}

/** A section whose text was loaded before. */
export function getSection(index: SearchIndex, section: number): FoundSection {
  const found = index.findSection(section);
  if (!found) throw new Error(`Section ${section} is not loaded.`);
  return found;
}

export function toFoundSection(page: PageRecord, place: number): FoundSection | undefined {
  const section = page.sections[place];
  return section && { page, place, section };
}
