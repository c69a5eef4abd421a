/** The entry file: all records, or the table of contents of the shards. */
import type { VocabularyData } from '../query/vocabulary-data.ts';
import type { FileHash } from '../shards/shard-format.ts';
import type { PackedPage } from './pack.ts';

/** Increment it whenever a file of an older build could be misread. */
export const DATA_FORMAT = 4;

interface DataHeader {
  format: typeof DATA_FORMAT;
  lang: string;
  version: string;
  /** Whether they are those of the home page of the site. */
  isDefault?: boolean;
}

export interface WholeData extends DataHeader {
  kind: 'whole';
  pages: PackedPage[];
  /** The file with the rest of the text; absent if the pages are complete. */
  rest?: FileHash;
  /** If there is a rest, the vocabulary is in it: a query that the headings answer needs no synonyms. */
  vocabulary?: VocabularyData;
}

export interface ShardedData extends DataHeader {
  kind: 'sharded';
  vocabulary?: FileHash;
  /** By page: the heading depth of each of its sections, one digit each. */
  depths: string[];
  /** Only pages whose boost is not 1. */
  boosts: [page: number, boost: number][];
  /** The files of headings, in page order, each with its number of pages. */
  headingChunks: [hash: FileHash, pages: number][];
  /** The files of postings, in term order. */
  shards: [firstTerm: string, hash: FileHash][];
  /** The files of words, by word length. */
  spellings: [length: number, hash: FileHash][];
}

export type SearchData = WholeData | ShardedData;
export type SearchKind = SearchData['kind'];

/** Throws if this version of the engine cannot read the data. */
export function parseSearchData(text: string): SearchData {
  // The files come from our own build: only the format is checked.
  const data = JSON.parse(text) as SearchData | null;
  if (data?.format === DATA_FORMAT) return data;
  throw new Error(`The search data is not of format ${DATA_FORMAT}; build the site again.`);
}
