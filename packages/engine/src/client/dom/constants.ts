/** The numbers of the specification that the browser runtime obeys. */

/** The scroll to a hash target after a navigation. */
export const HASH_SCROLL_DELAY_MS = 100;

/** The progress bar. Values are shares of the bar's full width. */
export const PROGRESS_MINIMUM = 0.08;
export const PROGRESS_TRICKLE_RATE = 0.02;
export const PROGRESS_TRICKLE_MS = 800;
/** How long the bar takes to move to a new value. */
export const PROGRESS_SPEED_MS = 200;
/** A page that is there sooner shows no bar. */
export const PROGRESS_DELAY_MS = 200;

/** Preloaded documents that are kept, and how many may come on top before they are trimmed. */
export const DOCUMENTS_KEPT = 20;
export const DOCUMENTS_SLACK = 5;

/** Scroll positions that are remembered for back and forward. */
export const SCROLL_POSITIONS_KEPT = 100;

/** How far outside the viewport an island is already hydrated. */
export const ISLAND_MARGIN_PX = 200;
