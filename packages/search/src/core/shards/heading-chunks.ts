/** Loads the headings of a sharded index, for ranking, and its text, for display. */
import {
  getPageNumber,
  getPlace,
  type IndexedSection,
  type SearchIndex,
  type SectionTable,
  toIndexedSection,
} from '../index/search-index.ts';
import { toBlocks } from '../records/pack.ts';
import type { ShardedData } from '../records/search-data.ts';
import { listPlaces, type PackedHeadingChunk, type PackedTexts, unpackHeadingChunk } from './heading-chunk.ts';
import { createLoader } from './loader.ts';
import type { FetchShard, FileHash } from './shard-format.ts';

export type HeadingChunks = Pick<SearchIndex, 'loadHeadings' | 'findRanked' | 'loadText' | 'findSection'>;

export function createHeadingChunks(
  data: Pick<ShardedData, 'headingChunks' | 'depths'>,
  { sectionTable, fetchShard }: { sectionTable: SectionTable; fetchShard: FetchShard },
): HeadingChunks {
  const pages = listPlaces(data.headingChunks);
  const headingChunks = createLoader(async (hash: FileHash) => {
    const firstPage = pages.findIndex(([other]) => other === hash);
    return unpackHeadingChunk(await fetchShard<PackedHeadingChunk>('pages', hash), data.depths.slice(firstPage));
  });
  const texts = createLoader((hash: FileHash) => fetchShard<PackedTexts>('text', hash));

  const placeOf = (section: number) => pages[getPageNumber(sectionTable, section)] ?? ['', 0];
  const findPage = (section: number) => {
    const [hash, at] = placeOf(section);
    return headingChunks.get(hash)?.[at];
  };
  const findText = (section: number) => findPage(section)?.texts[getPlace(sectionTable, section)];
  const findRanked = (section: number): IndexedSection | undefined => {
    const found = findPage(section);
    return found && toIndexedSection(found.page, getPlace(sectionTable, section), false);
  };
  const loadHeadings = (sections: readonly number[]) =>
    headingChunks.load(sections.map((section) => placeOf(section)[0]));

  return {
    loadHeadings,
    findRanked,
    async loadText(sections) {
      await loadHeadings(sections);
      await texts.load(sections.flatMap((section) => findText(section)?.[0] ?? []));
    },
    findSection(section) {
      const found = findRanked(section);
      const [hash = '', at = 0] = findText(section) ?? [];
      const text = texts.get(hash)?.[at];
      if (!found || text === undefined) return found;
      return { ...found, section: { ...found.section, blocks: toBlocks(text) }, hasText: true };
    },
  };
}
