/** Owns headingChunks: the headings of neighbouring pages in one file, which names the files of these pages' text. */

import type { IndexedPage } from '../index/search-index.ts';
import { toAnchor } from '../records/anchor.ts';
import type { PageRecord, SectionRecord } from '../records/page-record.ts';
import type { FileHash } from './shard-format.ts';

/** A title alone has the anchor that it gives; an empty one is the page's own. */
type PackedHeading = string | [title: string, anchor: string];

export type PackedHeadings = [routePath: string, title: string, lvl0: string, group: string, headings: PackedHeading[]];

/** Each file of text with the number of its sections; together they hold all sections of the chunk, in order. */
export type PackedHeadingChunk = [pages: PackedHeadings[], texts: [hash: FileHash, sections: number][]];

/** The text of sections, its blocks joined by line ends. */
export type PackedTexts = string[];

/** Pages whose sections have no text; and where that is, by page and section. */
export type HeadingChunk = { page: IndexedPage; texts: TextPlace[] }[];

export type TextPlace = [hash: FileHash, at: number];

export function packHeadings({ routePath, title, lvl0, group, sections }: PageRecord): PackedHeadings {
  return [routePath, title, lvl0, group, sections.map((section) => packHeading(section, title))];
}

function packHeading({ title, anchor }: SectionRecord, pageTitle: string): PackedHeading {
  const packed = title === pageTitle ? '' : title;
  return anchor === toAnchor(title) ? packed : [packed, anchor];
}

/** @param depthOf what the table of all sections knows, by page and place in it */
export function unpackHeadingChunk(
  [pages, files]: PackedHeadingChunk,
  depthOf: (page: number, place: number) => number,
): HeadingChunk {
  const places = files.flatMap(([hash, count]) => Array.from({ length: count }, (_, at): TextPlace => [hash, at]));
  return pages.map(([routePath, title, lvl0, group, headings], at) => {
    const sections = headings.map((heading, place) =>
      unpackHeading(heading, { pageTitle: title, depth: depthOf(at, place) }),
    );
    return { page: { routePath, title, lvl0, group, sections }, texts: places.splice(0, sections.length) };
  });
}

function unpackHeading(
  heading: PackedHeading,
  { pageTitle, depth }: { pageTitle: string; depth: number },
): SectionRecord {
  const [packed, anchor] = typeof heading === 'string' ? [heading] : heading;
  const title = packed || pageTitle;
  return { anchor: anchor ?? toAnchor(title), depth, title, blocks: [], codeWords: '' };
}
