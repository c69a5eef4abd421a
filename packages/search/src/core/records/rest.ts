/**
 * Owns the cut of a site's text in two: heads (every heading with the beginning of its first paragraph), which give the
 * first answers, and the rest, which follows while the reader types.
 */
import type { VocabularyData } from '../query/vocabulary-data.ts';
import type { PackedPage } from './pack.ts';

/** What the head of a section weighs at most, in bytes: enough for a snippet. */
const HEAD_BYTES_MAX = 78;

/** What all heads of a site weigh at most, in bytes: the first answer waits for them. */
const HEADS_BYTES_MAX = 17_000;

/** Its first word or character that does not fit ends it. */
const WORD_OR_HAN = /\p{sc=Han}|[^\s\p{sc=Han}]+|\s+/gu;

/** By page and section: the text where the head ends, and the words of code. */
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
  const count = pages.reduce((sum, { 5: sections }) => sum + sections.length, 0);
  const cut = (text: string) => cutText(text, Math.min(HEAD_BYTES_MAX, HEADS_BYTES_MAX / count));
  return {
    heads: pages.map((page) => withSections(page, ([text]) => [cut(text).head, ''])),
    rest: pages.map(({ 5: sections }) => sections.map(({ 3: text, 4: codeWords }) => [cut(text).tail, codeWords])),
  };
}

export function joinPages(heads: readonly PackedPage[], rest: RestOfPages): PackedPage[] {
  return heads.map((page, at) =>
    withSections(page, ([head], place) => {
      const [tail = '', codeWords = ''] = rest[at]?.[place] ?? [];
      return [head + tail, codeWords];
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

/** The tail begins with what is between the two, so that they can be put together again. */
function cutText(text: string, bytesMax: number): { head: string; tail: string } {
  const lineEnd = text.indexOf('\n');
  const end = endOfHead(lineEnd < 0 ? text : text.slice(0, lineEnd), bytesMax);
  return { head: text.slice(0, end), tail: text.slice(end) };
}

function endOfHead(paragraph: string, bytesMax: number): number {
  let bytes = 0;
  for (const { 0: piece, index } of paragraph.matchAll(WORD_OR_HAN)) {
    bytes += piece.length * (piece.charCodeAt(0) < 0x80 ? 1 : 3);
    if (index > 0 && bytes > bytesMax) return index;
  }
  return paragraph.length;
}
