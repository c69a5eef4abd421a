/** Timeout for a response of the site's host. */
export const HOST_TIMEOUT_MS = 30_000;
export const REDIRECTS_MAX = 5;
/** How long files of a host are cached; those of a folder are not. */
export const KEPT_MS = 5 * 60_000;

export const RESULTS_DEFAULT = 5;
export const RESULTS_MAX = 20;
export const QUERY_CHARS_MAX = 500;
/** The size of a part of a page: about 4,000 tokens. */
export const PART_CHARS = 16_000;
