/**
 * Owns the cut of a site's text in two: heads (every heading), which give the first answers, and the rest (what is below
 * them), which follows while the reader types.
 */
import type { VocabularyData } from '../query/vocabulary-data.ts';
import type { PackedPage } from './pack.ts';

/** By page and section: the text, and the words of code. */
export type RestOfPages = [text: string, codeWords: string][][];

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
    heads: pages.map((page) => withTexts(page, () => ['', ''])),
    rest: pages.map(({ 5: sections }) => sections.map(([, , , text, codeWords]) => [text, codeWords])),
  };
}

export function joinPages(heads: readonly PackedPage[], rest: RestOfPages): PackedPage[] {
  return heads.map((page, at) => withTexts(page, (place) => rest[at]?.[place] ?? ['', '']));
}

type TextOfSection = RestOfPages[number][number];

function withTexts(page: PackedPage, getText: (place: number) => TextOfSection): PackedPage {
  const [routePath, title, lvl0, group, boost, sections] = page;
  const changed = sections.map(([anchor, depth, heading], place): PackedPage[5][number] => [
    anchor,
    depth,
    heading,
    ...getText(place),
  ]);
  return [routePath, title, lvl0, group, boost, changed];
}
