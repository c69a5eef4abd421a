/** The in-memory index, for a site whose text is small enough to be shipped at once. */
import type { VocabularyData } from '../query/vocabulary-data.ts';
import type { PageRecord } from '../records/page-record.ts';
import { createPostingsBuilder } from './build-postings.ts';
import {
  createSectionTable,
  getPageNumber,
  getPlace,
  type Postings,
  type SearchIndex,
  toIndexedSection,
} from './search-index.ts';
import { termsFrom } from './sorted-terms.ts';
import { findSimilar, isSpelled, toSpelledWord } from './spelling.ts';

/** Lets other work run; called after each page. */
export type Pause = () => Promise<void> | undefined;

export interface WholeIndexOptions {
  vocabulary?: VocabularyData | undefined;
  pause?: Pause | undefined;
  /** The pages have headings only; their text is loaded later. */
  isPartial?: boolean;
}

export async function createWholeIndex(
  pages: readonly PageRecord[],
  { vocabulary, pause, isPartial = false }: WholeIndexOptions = {},
): Promise<SearchIndex> {
  const builder = createPostingsBuilder(pages);
  for (const page of pages) {
    builder.add(page);
    await pause?.();
  }
  return { ...openWholeIndex(pages, builder.finish(), !isPartial), loadVocabulary: () => Promise.resolve(vocabulary) };
}

function openWholeIndex(
  pages: readonly PageRecord[],
  postings: ReadonlyMap<string, Postings>,
  hasText: boolean,
): Omit<SearchIndex, 'loadVocabulary'> {
  const terms = [...postings.keys()].sort();
  const spelled = terms
    .filter(isSpelled)
    .sort((a, b) => a.length - b.length)
    .map(toSpelledWord);
  const sectionTable = createSectionTable(
    pages.map(({ boost, sections }) => ({ boost, depths: sections.map(({ depth }) => depth) })),
  );
  const findSection = (section: number) => {
    const page = pages[getPageNumber(sectionTable, section)];
    return page && toIndexedSection(page, getPlace(sectionTable, section), hasText);
  };
  return {
    sectionTable,
    prepare: () => Promise.resolve(),
    postings: (term) => postings.get(term),
    termsFrom: (prefix) => termsFrom(terms, prefix),
    similarTerms: (word, errors) => findSimilar(spelled, word, errors),
    rankedSections: () => Number.POSITIVE_INFINITY,
    loadHeadings: () => Promise.resolve(),
    findRanked: findSection,
    loadText: () => Promise.resolve(),
    findSection,
  };
}
