/** A module of its own, so that rendering a page does not load the code that writes the records. */
import { SHARD_THRESHOLD_CHARS } from '../core/constants.ts';
import type { SearchKind } from '../core/records/search-data.ts';

/** @param chars the size of a locale's text; that of its sources is close enough */
export function chooseKind(chars: number): SearchKind {
  return chars > SHARD_THRESHOLD_CHARS ? 'sharded' : 'whole';
}
