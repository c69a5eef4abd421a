/** The constants of search, except for those of the ranking, which are in `query/weights.ts`. */

/** Maximum hits in one result. */
export const HITS_PER_PAGE = 20;

/** Words of a snippet, by default. */
export const SNIPPET_WORDS = 10;

/** Text of one locale, in characters, above which its index is split into shards. */
export const SHARD_THRESHOLD_CHARS = 1_500_000;

/** Text of one locale, in characters, above which headings and the rest of the text are separate files. */
export const REST_THRESHOLD_CHARS = 60_000;

/** Words of a query that are searched; further words are ignored. */
export const QUERY_WORDS_MAX = 24;

/** Characters of a query that are read. The dialog allows 64; other callers may send more. */
export const QUERY_CHARS_MAX = 512;

/** Maximum length of a term, in characters; longer ones are truncated. */
export const TERM_CHARS_MAX = 40;
