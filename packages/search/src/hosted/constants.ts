/** Until the response headers. */
export const CONNECT_TIMEOUT_MS = 1000;
/** From the response headers to the end of the body. */
export const READ_TIMEOUT_MS = 2000;
/** For a write: until the response headers, and from there to the end of the body. */
export const WRITE_TIMEOUT_MS = 30_000;
/** How long a host that was down or timed out is not asked. */
export const HOST_AVOIDANCE_MS = 120_000;

/** Viewed hits are sent once no further ones came for this long. */
export const VIEWED_DEBOUNCE_MS = 400;
export const VIEWED_IDS_PER_EVENT = 20;
