/** HeadingChunks: the headings of neighboring pages in one file, which names the files of these pages' text. */

import type { IndexedPage } from '../index/search-index.ts';
import { range } from '../range.ts';
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
export type HeadingChunk = { page: IndexedPage; texts: PlaceInFile[] }[];

/** A piece of a file. */
export type PlaceInFile = [hash: FileHash, at: number];

/** Of each piece in some files its place, given how many each has. */
export function listPlaces(files: readonly (readonly [hash: FileHash, count: number])[]): PlaceInFile[] {
  return files.flatMap(([hash, count]) => range(0, count - 1).map((at): PlaceInFile => [hash, at]));
}

export function packHeadings({ routePath, title, lvl0, group, sections }: PageRecord): PackedHeadings {
  return [routePath, title, lvl0, group, sections.map((section) => packHeading(section, title))];
}

function packHeading({ title, anchor }: SectionRecord, pageTitle: string): PackedHeading {
  const packed = title === pageTitle ? '' : title;
  return anchor === toAnchor(title) ? packed : [packed, anchor];
}

/** @param depths by page: one digit for each of its sections */
export function unpackHeadingChunk([pages, files]: PackedHeadingChunk, depths: readonly string[]): HeadingChunk {
  const places = listPlaces(files);
  return pages.map(([routePath, pageTitle, lvl0, group, headings], page) => {
    const sections = headings.map((heading, place): SectionRecord => {
      const [packed, anchor] = [heading].flat();
      const title = packed || pageTitle;
      const depth = Number(depths[page]?.[place]);
      return { anchor: anchor ?? toAnchor(title), depth, title, blocks: [], codeWords: '' };
    });
    return {
      page: { routePath, title: pageTitle, lvl0, group, sections },
      texts: places.splice(0, sections.length),
    };
  });
}
