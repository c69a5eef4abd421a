/**
 * The weights of the ranking, tuned on the site's own queries together with generated queries (headings, parts of
 * headings, typing errors, rare words) on other documentation; `bench/` measures them.
 */

/** The weight of a term by field. */
export const FIELD_WEIGHTS = { title: 10, path: 2, text: 1.3, code: 0.5 } as const;

/** How soon more of the same term stops adding (BM25's k1). */
export const SATURATION = 1.76;

/** How much a long text or title lowers its terms (BM25's b). */
export const LENGTH_NORM = 0.45;

/** The quality of each kind of match. */
export const EXACT = 1;
export const SAME_STEM = 0.5;
/** A shorter stem matches too many words: `typ` is typing, typed and type. */
export const STEM_CHARS_MIN = 4;
/** For terms that begin with the word. */
export const PREFIX = 0.44;
/** Added to a prefix, times the share of the term that was typed. */
export const PREFIX_SHARE = 0.26;
export const ONE_ERROR = 0.6;
export const TWO_ERRORS = 0.4;
export const ONE_ERROR_CHARS_MIN = 4;
export const TWO_ERRORS_CHARS_MIN = 8;
/** The weight of a synonym relative to the typed word: if the pages also use that word, and if they do not. */
export const OTHER_FOR_KNOWN = 0.5;
export const OTHER_FOR_UNKNOWN = 1;
/** The factor for synonyms of a name that some page contains. */
export const OTHER_FOR_NAME = 0.27;
/** A word in this many sections is one that the site uses. */
export const WELL_KNOWN_SECTIONS = 8;
/** A word is common from this share of the sections. */
export const COMMON_SECTIONS_SHARE = 0.01;
/** How much more a rare synonym weighs than a frequent one. */
export const SPECIFIC_POWER = 0.36;
/** The weight of a one-way target of the vocabulary. */
export const TARGET = 0.78;
/** The factor for a part of a name that the pages contain whole. */
export const NAME_PART = 0.2;

/** Maximum terms that a typed word expands to. */
export const EXPANSIONS_MAX = 60;

export const STOP_WORD = 0.16;
export const WEAK_WORD = 0.6;
/** The name of another tool, or a word that all pages are about, next to other words. */
export const ASIDE = 0.45;
/** A pair of Han characters that overlaps a more likely one. */
export const OVERLAPPING_PAIR = 0.3;
/** A pair that begins in one word and ends in another. */
export const PAIR_ACROSS_WORDS = 0.3;

/** How strongly missing words lower a section. */
export const COVERAGE_POWER = 0.75;

/** Below 1, rare words outweigh frequent ones less. */
export const RARITY_POWER = 0.3;

/** The share of the page's score that is added to each of its sections. */
export const PAGE_SHARE = 0.5;

/** By the depth of the heading; deeper ones count 1. */
export const DEPTH_WEIGHTS: readonly number[] = [1, 1.2, 1.07];

/** Sections that are ranked again by their text. */
export const RERANKED_SECTIONS = 80;

export const TITLE_EQUALS = 3.1;
export const TITLE_NAME_EQUALS = 2.2;
export const TITLE_CONTAINS = 2.1;
/** The title has all words of the query, or words that begin with them, in any order. */
export const TITLE_HAS_WORDS = 1.6;
export const TEXT_HAS_PHRASE = 1.6;
/** The factor for title and text matches of a synonym. */
export const OTHER_PHRASE = 0.56;

/** For a title that is one of several parts of the query, times the part's share of the query. */
export const TITLE_IS_PART = 0.4;
/** The factor for an error message as such a part: it is what the query is about. */
export const MESSAGE_PART = 2.4;
/** The weight of the page's title for its other sections. */
export const PAGE_TITLE = 0.3;

/** A matching title of a page weighs more than one of a section. */
export const TITLE_OF_PAGE = 2;

/** For a title that shares a run of words with the query, times the run's share of both. */
export const TITLE_RUN = 3;
/** The factor for a section title that several pages share: `Types`, `Pitfalls`. */
export const REPEATED_TITLE = 0.4;

/** The share of a page's second and third best section that is added to its sections. */
export const SUPPORT_SHARE = 0.08;
