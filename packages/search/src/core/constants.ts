/** The numbers of search that are not the ranking's own (those are in `query/weights.ts`). */

/** Hits of one answer, at most. */
export const HITS_PER_PAGE = 20;

/** Words of a snippet where the request names no number. */
export const SNIPPET_WORDS = 10;

/** Text of one locale, in characters, above which its index is cut into shards. */
export const SHARD_THRESHOLD_CHARS = 1_500_000;

/** Text of one locale, in characters, above which its headings travel first and the rest follows. */
export const REST_THRESHOLD_CHARS = 60_000;

/** Words of a query that count; whatever follows is left out. */
export const QUERY_WORDS_MAX = 24;

/** Characters of a query that are read: the dialog allows 64, other callers may send more. */
export const QUERY_CHARS_MAX = 512;

/** Longest term that is kept, in characters. */
export const TERM_CHARS_MAX = 40;
