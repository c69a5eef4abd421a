/** Opens an index with all its text, where neither latency nor the size of the bundle matters. */
import type { SearchIndex } from './index/search-index.ts';
import { createWholeIndex } from './index/whole-index.ts';
import { unpackPages } from './records/pack.ts';
import type { PackedRest } from './records/rest.ts';
import type { SearchData } from './records/search-data.ts';
import type { FetchFile } from './shards/loader.ts';
import { shardPath } from './shards/shard-format.ts';
import { createShardedIndex } from './shards/sharded-index.ts';

export interface OpenIndexOptions {
  fetchFile: FetchFile;
}

export async function openIndex(data: SearchData, { fetchFile }: OpenIndexOptions): Promise<SearchIndex> {
  if (data.kind === 'sharded') return createShardedIndex(data, fetchFile);
  const { pages, rest, vocabulary } = data;
  if (rest === undefined) return createWholeIndex(unpackPages(pages), { vocabulary });
  const packed = JSON.parse(await fetchFile(shardPath('rest', rest))) as PackedRest;
  return createWholeIndex(unpackPages(pages, packed.pages), packed);
}
