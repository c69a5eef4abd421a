/** The choice between one file of records and shards: a page is to know it without loading what writes them. */
import { SHARD_THRESHOLD_CHARS } from '../core/constants.ts';
import type { SearchKind } from '../core/records/search-data.ts';

/** @param chars the text of a locale; its sources say it well enough */
export function chooseKind(chars: number): SearchKind {
  return chars > SHARD_THRESHOLD_CHARS ? 'sharded' : 'whole';
}
