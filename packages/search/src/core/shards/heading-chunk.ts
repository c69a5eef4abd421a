/** A heading chunk is a file with the headings of neighboring pages, which names the files with the text of these pages. */

import type { IndexedPage } from '../index/search-index.ts';
import { range } from '../range.ts';
import { toAnchor } from '../records/anchor.ts';
import type { PageRecord, SectionRecord } from '../records/page-record.ts';
import type { FileHash } from './shard-format.ts';

/** Without an anchor, it is derived from the title; an empty title is the page's own. */
type PackedHeading = string | [title: string, anchor: string];

export type PackedHeadings = [routePath: string, title: string, lvl0: string, group: string, headings: PackedHeading[]];

/** `texts` are the text files with their numbers of sections, which together hold all sections of the chunk, in order. */
export type PackedHeadingChunk = [pages: PackedHeadings[], texts: [hash: FileHash, sections: number][]];

/** The text of each section, its blocks joined by line breaks. */
export type PackedTexts = string[];

/** Pages without text, each with the location of the text of its sections. */
export type HeadingChunk = { page: IndexedPage; texts: PlaceInFile[] }[];

/** The file of a section's text, and its index in the file. */
export type PlaceInFile = [hash: FileHash, at: number];

/** The location of every item in some files, given how many each has. */
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

/** @param depths by page: the depth of each section, one digit each */
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
