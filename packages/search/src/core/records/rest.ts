/**
 * Splits a site's text in two files: the headings, which give the first answers, and the text below them, which is
 * loaded while the reader types.
 */
import type { VocabularyData } from '../query/vocabulary-data.ts';
import type { PackedPage, PackedText } from './pack.ts';

/** By page and section. */
export type RestOfPages = PackedText[][];

export interface PackedRest {
  pages: RestOfPages;
  vocabulary?: VocabularyData;
}

export interface CutPages {
  heads: PackedPage[];
  rest: RestOfPages;
}

export function cutPages(pages: readonly PackedPage[]): CutPages {
  return {
    heads: pages.map(([routePath, title, lvl0, group, boost, sections]) => [
      routePath,
      title,
      lvl0,
      group,
      boost,
      sections.map(([anchor, depth, heading]) => [anchor, depth, heading, '', '']),
    ]),
    rest: pages.map(({ 5: sections }) => sections.map(([, , , ...texts]) => texts)),
  };
}
