/** Opens a site whose text is loaded in shards. */
import type { OpenSearch } from './opener.ts';
import { createShardedIndex } from './shards/sharded-index.ts';

export const openSharded: OpenSearch = async (data, { fetchFile, openIndex }) => {
  if (data.kind !== 'sharded') throw new Error('A newer build of the site has an index without shards.');
  return openIndex(createShardedIndex(data, fetchFile));
};
