/** How long the host of a site may take for one answer. */
export const HOST_TIMEOUT_MS = 30_000;
export const REDIRECTS_MAX = 5;
/** How long a file of a host counts as unchanged; those of a folder are read each time. */
export const KEPT_MS = 5 * 60_000;

export const RESULTS_DEFAULT = 5;
export const RESULTS_MAX = 20;
export const QUERY_CHARS_MAX = 500;
/** Of a page that is read at once: some 4,000 tokens. */
export const PART_CHARS = 16_000;
