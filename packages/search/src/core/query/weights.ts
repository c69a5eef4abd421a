/**
 * Owns the numbers of the ranking. They were found on the site's own queries together with generated ones
 * (headings, cut headings, typing errors, rare words) of other documentation; `bench/` measures them.
 */

/** What a term is worth by the field that holds it. */
export const FIELD_WEIGHTS = { title: 9, path: 2.6, text: 1.3, code: 0.5 } as const;

/** How soon more of the same term stops adding (BM25's k1). */
export const SATURATION = 1.76;

/** How much a long text or title lowers its terms (BM25's b). */
export const LENGTH_NORM = 0.45;

/** What a way of matching is worth, against the term itself. */
export const EXACT = 1;
export const SAME_STEM = 0.8;
/** Of the word that is being typed, and of one that is no word by itself. */
export const PREFIX_LAST = 0.34;
export const PREFIX_OTHER = 0.14;
/** Added to a prefix, times the share of the term that was typed. */
export const PREFIX_SHARE = 0.2;
export const ONE_ERROR = 0.78;
export const TWO_ERRORS = 0.4;
export const FIRST_LETTER_ERROR = 0.6;
export const ONE_ERROR_CHARS_MIN = 4;
export const TWO_ERRORS_CHARS_MIN = 8;
/** A wording that the site's synonyms give, against the reader's own. */
export const SYNONYM = 0.9;

/** Terms that one typed word may stand for. */
export const EXPANSIONS_MAX = 60;

export const STOP_WORD = 0.12;
/** A pair of Han characters that overlaps a likelier one. */
export const OVERLAPPING_PAIR = 0.2;

/** How steeply a section falls that lacks some of the words. */
export const COVERAGE_POWER = 1.8;

/** By the depth of the heading; deeper ones count 1. */
export const DEPTH_WEIGHTS: readonly number[] = [1, 1.2, 1.07];

/** Sections that are ranked again by their real text. */
export const RERANKED_SECTIONS = 80;

export const TITLE_EQUALS = 2.8;
export const TITLE_NAME_EQUALS = 2.4;
export const TITLE_STARTS = 1.75;
export const TITLE_CONTAINS = 1.5;
/** All words of the query, or what begins with them, in any order. */
export const TITLE_HAS_WORDS = 1.35;
export const TITLE_ENDS = 1.3;
export const TEXT_HAS_PHRASE = 1.2;

/** What each further section of one page keeps of its rank. */
export const SAME_PAGE_KEPT = 0.85;
