/** Limits for requests to other hosts. */

/** Concurrent requests to one host. */
export const REQUESTS_PER_HOST = 2;
/** Concurrent requests in total. */
export const REQUESTS_MAX = 16;
/** For a response with its body. */
export const ANSWER_TIMEOUT_MS = 20_000;
/** Maximum requests for one page. */
export const ATTEMPTS = 3;
/** Before the second attempt; each further pause is twice as long. */
export const FIRST_PAUSE_MS = 1000;
/** Maximum `Retry-After` that is honored. */
export const PAUSE_MAX_MS = 30_000;
export const REDIRECTS_MAX = 10;
