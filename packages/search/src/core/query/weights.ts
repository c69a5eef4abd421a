/**
 * The numbers of the ranking. They were found on the site's own queries together with generated ones
 * (headings, cut headings, typing errors, rare words) of other documentation; `bench/` measures them.
 */

/** What a term is worth by the field that holds it. */
export const FIELD_WEIGHTS = { title: 10, path: 2, text: 1.3, code: 0.5 } as const;

/** How soon more of the same term stops adding (BM25's k1). */
export const SATURATION = 1.76;

/** How much a long text or title lowers its terms (BM25's b). */
export const LENGTH_NORM = 0.45;

/** What a way of matching is worth, against the term itself. */
export const EXACT = 1;
export const SAME_STEM = 0.5;
/** A shorter stem is not a word, and represents too many: `typ` is typing, typed and type. */
export const STEM_CHARS_MIN = 4;
/** What begins with the word. */
export const PREFIX = 0.44;
/** Added to a prefix, times the share of the term that was typed. */
export const PREFIX_SHARE = 0.26;
export const ONE_ERROR = 0.6;
export const TWO_ERRORS = 0.4;
export const ONE_ERROR_CHARS_MIN = 4;
export const TWO_ERRORS_CHARS_MIN = 8;
/** Another word for what the reader typed, against that itself: where the pages have that too, and where they do not. */
export const OTHER_FOR_KNOWN = 0.5;
export const OTHER_FOR_UNKNOWN = 1;
/** What other words keep for a name that some page has as it is. */
export const OTHER_FOR_NAME = 0.27;
/** Sections from which a word is one that the site uses. */
export const WELL_KNOWN_SECTIONS = 8;
/** A word is common from this share of the sections. */
export const COMMON_SECTIONS_SHARE = 0.01;
/** How much more a rare one of several other words counts. */
export const SPECIFIC_POWER = 0.36;
/** What a word leads to: the vocabulary knows that pages call it so. */
export const TARGET = 0.78;
/** A part of a name that the pages have whole. */
export const NAME_PART = 0.2;

/** Terms that one typed word may represent. */
export const EXPANSIONS_MAX = 60;

export const STOP_WORD = 0.16;
export const WEAK_WORD = 0.6;
/** The name of another tool, or a word that all pages are about, beside other words. */
export const ASIDE = 0.45;
/** A pair of Han characters that overlaps a likelier one. */
export const OVERLAPPING_PAIR = 0.3;
/** A pair that begins in one word and ends in another. */
export const PAIR_ACROSS_WORDS = 0.3;

/** How steeply a section falls that lacks some of the words. */
export const COVERAGE_POWER = 0.75;

/** Below 1, rare words outweigh frequent ones less. */
export const RARITY_POWER = 0.3;

/** What the words of all sections of a page add to each of them. */
export const PAGE_SHARE = 0.5;

/** By the depth of the heading; deeper ones count 1. */
export const DEPTH_WEIGHTS: readonly number[] = [1, 1.2, 1.07];

/** Sections that are ranked again by their real text. */
export const RERANKED_SECTIONS = 80;

export const TITLE_EQUALS = 3.1;
export const TITLE_NAME_EQUALS = 2.2;
export const TITLE_CONTAINS = 2.1;
/** All words of the query, or what begins with them, in any order. */
export const TITLE_HAS_WORDS = 1.6;
export const TEXT_HAS_PHRASE = 1.6;
/** What these count where only another wording of the query is met. */
export const OTHER_PHRASE = 0.56;

/** What a title is worth that is one of several things which the query names, times the part of the query that this is. */
export const TITLE_IS_PART = 0.4;
/** How much more that is for a message: it is what the query is about. */
export const MESSAGE_PART = 2.4;
/** The title of the page, for its other sections. */
export const PAGE_TITLE = 0.3;

/** A title that names what is looked for is worth more where it is the page's. */
export const TITLE_OF_PAGE = 2;

/** A title whose words the query has in one run, times the shares of both that this is. */
export const TITLE_RUN = 3;
/** What a title keeps that several pages have for a part of theirs: `Types`, `Pitfalls`. */
export const REPEATED_TITLE = 0.4;

/** What the second and the third section of a page add to its best one. */
export const SUPPORT_SHARE = 0.08;
