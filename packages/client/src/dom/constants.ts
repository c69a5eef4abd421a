/** The numbers of the specification for the browser runtime. */

/** The delay before scrolling to a hash target after a navigation. */
export const HASH_SCROLL_DELAY_MS = 100;

/** The progress bar: its first value and its growth per trickle, as fractions of its width. */
export const PROGRESS_MINIMUM = 0.08;
export const PROGRESS_TRICKLE_RATE = 0.02;
export const PROGRESS_TRICKLE_MS = 800;
/** How long the bar takes to move to a new value. */
export const PROGRESS_SPEED_MS = 200;
/** Pages that load faster show no bar. */
export const PROGRESS_DELAY_MS = 200;

/** The number of preloaded documents that are kept. */
export const DOCUMENTS_KEPT = 20;

/** The number of scroll positions that are kept for back and forward. */
export const SCROLL_POSITIONS_KEPT = 100;

/** Islands are hydrated when they are this close to the viewport. */
export const ISLAND_MARGIN_PX = 200;
