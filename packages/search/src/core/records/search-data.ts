/** Owns the file that a reader's browser loads first: all records, or the table of contents of the shards. */
import type { SynonymGroup } from '../query/synonyms.ts';
import type { PackedPage } from './pack.ts';

/** Raised whenever a file of an older build could be misread. */
export const DATA_FORMAT = 1;

interface DataHeader {
  format: typeof DATA_FORMAT;
  lang: string;
  version: string;
  synonyms: readonly SynonymGroup[];
}

export interface WholeData extends DataHeader {
  kind: 'whole';
  pages: PackedPage[];
  /** The file with the rest of the text, relative to this one; absent where the pages are complete. */
  rest?: string;
}

export interface ShardedData extends DataHeader {
  kind: 'sharded';
  /** Of the shards, relative to this file; ends with `/`. */
  folder: string;
  /** By page: one digit for each of its sections, the heading's depth. */
  depths: string[];
  /** The pages whose boost is not 1. */
  boosts: [page: number, boost: number][];
  /** The number of sections in each fragment of text, in order. */
  fragmentSizes: number[];
  /** The first term of each shard. */
  firstTerms: string[];
  /** Lengths of words that have a spelling file. */
  spellingLengths: number[];
}

export type SearchData = WholeData | ShardedData;
export type SearchKind = SearchData['kind'];

/** Reads the first file. Fails on what this version of the engine cannot read. */
export function parseSearchData(text: string): SearchData {
  const data: unknown = JSON.parse(text);
  if (isSearchData(data)) return data;
  throw new Error(`The search data is not of format ${DATA_FORMAT}; build the site again.`);
}

/** The files are our own and travel together: format and kind are looked at, the rest is trusted. */
function isSearchData(data: unknown): data is SearchData {
  if (typeof data !== 'object' || data === null || !('format' in data) || !('kind' in data)) return false;
  return data.format === DATA_FORMAT && (data.kind === 'whole' || data.kind === 'sharded');
}
