/** Owns the headings and the text of a large site, which are loaded in pieces: headings to rank by, text to be shown. */
import {
  getPageNumber,
  getPlace,
  type IndexedSection,
  type SearchIndex,
  type SectionTable,
  toIndexedSection,
} from '../index/search-index.ts';
import { lowerBound } from '../index/sorted-terms.ts';
import type { ShardedData } from '../records/search-data.ts';
import { type PackedHeadingChunk, type PackedTexts, type TextPlace, unpackHeadingChunk } from './heading-chunk.ts';
import { createLoader } from './loader.ts';
import type { FetchShard, FileHash } from './shard-format.ts';

export type HeadingChunks = Pick<SearchIndex, 'loadHeadings' | 'findRanked' | 'loadText' | 'findSection'>;

export function createHeadingChunks(
  files: ShardedData['headingChunks'],
  { sectionTable, fetchShard }: { sectionTable: SectionTable; fetchShard: FetchShard },
): HeadingChunks {
  let pageCount = 0;
  const firstPages = files.map(([, pages]) => {
    pageCount += pages;
    return pageCount - pages;
  });
  const headingChunks = createLoader(async (at: number) => {
    const packed = await fetchShard<PackedHeadingChunk>('pages', files[at]?.[0] ?? '');
    return unpackHeadingChunk(
      packed,
      (page, place) =>
        sectionTable.depths[(sectionTable.firstSections[(firstPages[at] ?? 0) + page] ?? 0) + place] ?? 1,
    );
  });
  const texts = createLoader((hash: FileHash) => fetchShard<PackedTexts>('text', hash));

  const chunkOf = (page: number) => lowerBound(firstPages, page + 1) - 1;
  const findPage = (section: number) => {
    const page = getPageNumber(sectionTable, section);
    const at = chunkOf(page);
    return headingChunks.get(at)?.[page - (firstPages[at] ?? 0)];
  };
  const findPlace = (section: number): TextPlace | undefined =>
    findPage(section)?.texts[getPlace(sectionTable, section)];
  const findRanked = (section: number): IndexedSection | undefined => {
    const found = findPage(section);
    return found && toIndexedSection(found.page, getPlace(sectionTable, section), false);
  };
  const loadHeadings = (sections: readonly number[]) =>
    headingChunks.load(sections.map((section) => chunkOf(getPageNumber(sectionTable, section))));

  return {
    loadHeadings,
    findRanked,
    async loadText(sections) {
      await loadHeadings(sections);
      await texts.load(sections.flatMap((section) => findPlace(section)?.[0] ?? []));
    },
    findSection(section) {
      const found = findRanked(section);
      const [hash = '', at = 0] = findPlace(section) ?? [];
      const text = texts.get(hash)?.[at];
      if (!found || text === undefined) return found;
      return { ...found, section: { ...found.section, blocks: text ? text.split('\n') : [] }, hasText: true };
    },
  };
}
