/** Owns the sizes and the file names of an index in shards. */

/** Characters of a shard of postings before compression: about 3 KB after it. */
export const SHARD_CHARS = 5500;

/** Characters of text in a fragment, before the section that exceeds them: about 1 KB when compressed. */
export const FRAGMENT_CHARS = 1800;

/** Sections kept of a frequent term: those where it weighs most. */
export const POSTINGS_MAX = 2000;

/** Letters from which a word stands for all words that begin so; fewer would touch many shards. */
export const PREFIX_CHARS_MIN = 3;

/** Shards that one word may load. */
export const SHARDS_PER_WORD = 2;

/** Shards that the corrections of one mistyped word may load. */
export const CORRECTIONS_MAX = 5;

/** Words of other lengths are not corrected. */
export const SPELLING_CHARS = { min: 4, max: 24 } as const;

/** Sections whose text one answer may load: one for each letter typed, since the first ones say little yet. */
export const SECTIONS_PER_ANSWER = { min: 4, max: 10 } as const;

export const shardName = (shard: number): string => `terms-${shard}.json`;
export const spellingName = (length: number): string => `words-${length}.json`;
export const fragmentName = (fragment: number): string => `text-${fragment}.json`;

/** The terms of a shard in order, and the postings of each, both joined by line ends. */
export type PackedShard = [terms: string, postings: string];
