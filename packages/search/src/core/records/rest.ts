/**
 * Owns the cut of a site's text in two: heads (every heading with its first paragraph), which give the first answers,
 * and the rest, which follows while the reader types.
 */
import type { PackedPage } from './pack.ts';

/** By page and section: the paragraphs after the first, and the words of code. */
export type PackedRest = [text: string, codeWords: string][][];

export interface CutPages {
  heads: PackedPage[];
  rest: PackedRest;
}

export function cutPages(pages: readonly PackedPage[]): CutPages {
  return {
    heads: pages.map((page) => withSections(page, ([text]) => [cutText(text).head, ''])),
    rest: pages.map(({ 5: sections }) => sections.map(({ 3: text, 4: codeWords }) => [cutText(text).tail, codeWords])),
  };
}

export function joinPages(heads: readonly PackedPage[], rest: PackedRest): PackedPage[] {
  return heads.map((page, at) =>
    withSections(page, ([head], place) => {
      const [tail = '', codeWords = ''] = rest[at]?.[place] ?? [];
      return [tail ? `${head}\n${tail}` : head, codeWords];
    }),
  );
}

type TextOfSection = [text: string, codeWords: string];

function withSections(page: PackedPage, change: (text: TextOfSection, place: number) => TextOfSection): PackedPage {
  const [routePath, title, lvl0, group, boost, sections] = page;
  const changed = sections.map(([anchor, depth, heading, ...text], place): PackedPage[5][number] => [
    anchor,
    depth,
    heading,
    ...change(text, place),
  ]);
  return [routePath, title, lvl0, group, boost, changed];
}

function cutText(text: string): { head: string; tail: string } {
  const end = text.indexOf('\n');
  return end < 0 ? { head: text, tail: '' } : { head: text.slice(0, end), tail: text.slice(end + 1) };
}
