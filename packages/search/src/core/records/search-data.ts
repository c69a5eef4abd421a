/** The file that a reader's browser loads first: all records, or the table of contents of the shards. */
import type { VocabularyData } from '../query/vocabulary-data.ts';
import type { FileHash } from '../shards/shard-format.ts';
import type { PackedPage } from './pack.ts';

/** Raised whenever a file of an older build could be misread. */
export const DATA_FORMAT = 4;

interface DataHeader {
  format: typeof DATA_FORMAT;
  lang: string;
  version: string;
}

export interface WholeData extends DataHeader {
  kind: 'whole';
  pages: PackedPage[];
  /** The file with the rest of the text; absent where the pages are complete. */
  rest?: FileHash;
  /** Where there is a rest, it is in that: what the headings answer needs no other words. */
  vocabulary?: VocabularyData;
}

export interface ShardedData extends DataHeader {
  kind: 'sharded';
  /** The file of other words for those of queries. */
  vocabulary?: FileHash;
  /** By page: one digit for each of its sections, the heading's depth. */
  depths: string[];
  /** The pages whose boost is not 1. */
  boosts: [page: number, boost: number][];
  /** The files of headings, in the order of their pages, with the number of these. */
  headingChunks: [hash: FileHash, pages: number][];
  /** The files of postings, in the order of their terms. */
  shards: [firstTerm: string, hash: FileHash][];
  /** The files of words, by the length of their words. */
  spellings: [length: number, hash: FileHash][];
}

export type SearchData = WholeData | ShardedData;
export type SearchKind = SearchData['kind'];

/** Reads the first file. Fails on what this version of the engine cannot read. */
export function parseSearchData(text: string): SearchData {
  // The files are our own and travel together: the format is looked at, the rest is trusted.
  const data = JSON.parse(text) as SearchData | null;
  if (data?.format === DATA_FORMAT) return data;
  throw new Error(`The search data is not of format ${DATA_FORMAT}; build the site again.`);
}
