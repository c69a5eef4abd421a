/** A change of language keeps the place: query and hash go along. */

/** `href` with the query and the hash of the current URL. */
export function keepUrlTail(href: string, current: { search: string; hash: string }): string {
  return href + current.search + current.hash;
}
