/** Opens a site whose text is loaded in shards. */
import type { OpenSearch } from './opener.ts';
import { OtherKindError } from './other-kind-error.ts';
import { createShardedIndex } from './shards/sharded-index.ts';

export const openSharded: OpenSearch = async (data, { fetchFile, openIndex }) => {
  if (data.kind !== 'sharded') throw new OtherKindError(data.kind);
  return openIndex(createShardedIndex(data, fetchFile));
};
