/** Owns the headings and the text of a large site, which are loaded in pieces: headings to rank by, text to be shown. */
import {
  type FoundSection,
  getPageNumber,
  getPlace,
  type SearchIndex,
  type SectionTable,
  toFoundSection,
} from '../index/search-index.ts';
import { lowerBound } from '../index/sorted-terms.ts';
import type { ShardedData } from '../records/search-data.ts';
import { createLoader } from './loader.ts';
import type { FetchShard, FileHash } from './shard-format.ts';
import { type PackedTexts, type PackedVolume, type TextPlace, unpackVolume } from './volume.ts';

export type Volumes = Pick<SearchIndex, 'loadHeadings' | 'findRanked' | 'loadText' | 'findSection'>;

export function createVolumes(
  files: ShardedData['volumes'],
  { table, fetchShard }: { table: SectionTable; fetchShard: FetchShard },
): Volumes {
  let pageCount = 0;
  const firstPages = files.map(([, pages]) => {
    pageCount += pages;
    return pageCount - pages;
  });
  const volumes = createLoader(async (at: number) => {
    const packed = await fetchShard<PackedVolume>('pages', files[at]?.[0] ?? '');
    return unpackVolume(
      packed,
      (page, place) => table.depths[(table.firstSections[(firstPages[at] ?? 0) + page] ?? 0) + place] ?? 1,
    );
  });
  const texts = createLoader((hash: FileHash) => fetchShard<PackedTexts>('text', hash));

  const volumeOf = (page: number) => lowerBound(firstPages, page + 1) - 1;
  const findPage = (section: number) => {
    const page = getPageNumber(table, section);
    const at = volumeOf(page);
    return volumes.get(at)?.[page - (firstPages[at] ?? 0)];
  };
  const findPlace = (section: number): TextPlace | undefined => findPage(section)?.texts[getPlace(table, section)];
  const findRanked = (section: number): FoundSection | undefined => {
    const found = findPage(section);
    return found && toFoundSection(found.page, getPlace(table, section), false);
  };
  const loadHeadings = (sections: readonly number[]) =>
    volumes.load(sections.map((section) => volumeOf(getPageNumber(table, section))));

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
