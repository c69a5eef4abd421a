/** The numbers of the search dialog. Those of the request are in the search package. */

/** Characters of a query, typed or taken from the page's selection. */
export const QUERY_MAX_CHARS = 64;
/** A search that takes longer shows that it is loading. */
export const STALL_MS = 300;
/** After this pause in typing, the texts of the hits in view are fetched on large sites; those of other hits when they are scrolled to. */
export const PAUSE_MS = 200;
export const CONTENTS_IN_VIEW = 10;
export const GROUP_MAX_HITS = 20;
/** Words of a snippet where the screen is narrow. */
export const SNIPPET_WORDS_MOBILE = 5;
export const RECENT_MAX = 7;
export const RECENT_MAX_WITH_FAVORITES = 4;
export const FAVORITES_MAX = 10;
export const SUGGESTIONS_MAX = 3;
