/** The sizes and the file names of an index in shards. */

/** Characters of a shard of postings before compression, at least: about 3 KB after it. */
export const SHARD_CHARS_MIN = 4500;

/** Characters of the headings in a chunk, at least: about 1 KB when compressed. */
export const HEADING_CHUNK_CHARS_MIN = 3000;

/** Characters of a file of text, at least: about 4 KB when compressed. */
export const TEXT_CHARS_MIN = 10_000;

/** Sections kept of a frequent term: those where it weighs most. */
export const POSTINGS_MAX = 2000;

/** Letters from which a word represents all words that begin so; fewer would touch many shards. */
export const PREFIX_CHARS_MIN = 3;

/** Shards that one word may load. */
export const SHARDS_PER_WORD = 2;

/** Shards that the corrections of one mistyped word may load. */
export const CORRECTIONS_MAX = 5;

/** Words of other lengths are not corrected. */
export const SPELLING_CHARS = { min: 4, max: 24 } as const;

/** What a file holds: postings, words for corrections, headings of pages, text of sections, other words. */
export type ShardKind = 'terms' | 'words' | 'pages' | 'text' | 'vocabulary';

/** The hash of a file's content: a file that did not change keeps its name. */
export type FileHash = string;

/** Relative to the first file. */
export const shardPath = (kind: ShardKind | 'rest', hash: FileHash): string => `files/${kind}-${hash}.json`;

/** Fetches a file and trusts it to be ours. */
export type FetchShard = <T>(kind: ShardKind, hash: FileHash) => Promise<T>;

/** The terms of a shard in order, and the postings of each, both joined by line ends. */
export type PackedShard = [terms: string, postings: string];
