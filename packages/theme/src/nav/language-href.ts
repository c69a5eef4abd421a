/** A change of language keeps the query and the hash. */

/** `href` with the query and the hash of the current URL. */
export function keepUrlTail(href: string, current: { search: string; hash: string }): string {
  return href + current.search + current.hash;
}
