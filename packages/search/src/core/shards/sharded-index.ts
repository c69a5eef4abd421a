/** The index whose postings, words, headings and text are loaded on demand. */
import { createSectionTable, type SearchIndex } from '../index/search-index.ts';
import { loadOnce } from '../load-once.ts';
import type { VocabularyData } from '../query/vocabulary-data.ts';
import type { ShardedData } from '../records/search-data.ts';
import { createHeadingChunks } from './heading-chunks.ts';
import type { FetchFile } from './loader.ts';
import { type FetchShard, type FileHash, shardPath } from './shard-format.ts';
import { createShardedTerms } from './sharded-terms.ts';

export function createShardedIndex(data: ShardedData, fetchFile: FetchFile): SearchIndex {
  const fetchShard: FetchShard = async (kind, hash) => JSON.parse(await fetchFile(shardPath(kind, hash)));
  const boosts = new Map(data.boosts);
  const sectionTable = createSectionTable(
    data.depths.map((depths, page) => ({ boost: boosts.get(page) ?? 1, depths: Array.from(depths, Number) })),
  );
  const { vocabulary } = data;
  const vocabularies = new Map<FileHash, Promise<VocabularyData>>();
  const fetchVocabulary = (hash: FileHash) => fetchShard<VocabularyData>('vocabulary', hash);
  return {
    sectionTable,
    loadVocabulary: async () => (vocabulary ? loadOnce(vocabularies, vocabulary, fetchVocabulary) : undefined),
    // No more than wanted: each heading may be in a different file.
    rankedSections: (wanted) => wanted,
    ...createShardedTerms(data, fetchShard),
    ...createHeadingChunks(data, { sectionTable, fetchShard }),
  };
}
