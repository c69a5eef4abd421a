/** The sizes and file names of a sharded index. */

/** Minimum characters of a shard of postings: about 3 KB compressed. */
export const SHARD_CHARS_MIN = 4500;

/** Minimum characters of the headings in a chunk: about 1 KB compressed. */
export const HEADING_CHUNK_CHARS_MIN = 3000;

/** Minimum characters of a text file: about 4 KB compressed. */
export const TEXT_CHARS_MIN = 10_000;

/** Maximum postings of a term: the sections where it weighs most are kept. */
export const POSTINGS_MAX = 2000;

/** Minimum letters of a word that is matched as a prefix; shorter ones would need many shards. */
export const PREFIX_CHARS_MIN = 3;

/** Maximum shards that one word loads. */
export const SHARDS_PER_WORD = 2;

/** Maximum corrections of a mistyped word, each of which may load a shard. */
export const CORRECTIONS_MAX = 5;

/** Words of other lengths are not corrected. */
export const SPELLING_CHARS = { min: 4, max: 24 } as const;

/** Postings, words for corrections, headings of pages, text of sections, vocabulary. */
export type ShardKind = 'terms' | 'words' | 'pages' | 'text' | 'vocabulary';

/** The hash of a file's content: an unchanged file keeps its name. */
export type FileHash = string;

/** Relative to the entry file. */
export const shardPath = (kind: ShardKind | 'rest', hash: FileHash): string => `files/${kind}-${hash}.json`;

/** Fetches and parses a file without checking its shape: it comes from our own build. */
export type FetchShard = <T>(kind: ShardKind, hash: FileHash) => Promise<T>;

/** The sorted terms of a shard, and the postings of each, both joined by line breaks. */
export type PackedShard = [terms: string, postings: string];
