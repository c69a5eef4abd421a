/** The numbers of the hosted provider. */

/** Until the headers of an answer. */
export const CONNECT_TIMEOUT_MS = 1000;
/** From the headers to the end of an answer's body. */
export const READ_TIMEOUT_MS = 2000;
/** Until the headers of an answer to a write, and from there to its end. */
export const WRITE_TIMEOUT_MS = 30_000;
/** A host that was down or timed out is left alone for so long. */
export const HOST_AVOIDANCE_MS = 120_000;

/** Viewed hits are reported once no further ones came for so long. */
export const VIEWED_DEBOUNCE_MS = 400;
/** Ids in one event. */
export const VIEWED_IDS_PER_EVENT = 20;
