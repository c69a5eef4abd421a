/** How politely, and how long, other hosts are asked for the pages that a site links. */

/** Requests to one host at a time. */
export const REQUESTS_PER_HOST = 2;
/** Requests at a time, whatever their hosts. */
export const REQUESTS_MAX = 16;
/** For one answer with its body. */
export const ANSWER_TIMEOUT_MS = 20_000;
/** Requests of one page, the first one included. */
export const ATTEMPTS = 3;
/** Before the second attempt; each further pause is twice as long. */
export const FIRST_PAUSE_MS = 1000;
/** What a host may ask for by `Retry-After`. */
export const PAUSE_MAX_MS = 30_000;
export const REDIRECTS_MAX = 10;
