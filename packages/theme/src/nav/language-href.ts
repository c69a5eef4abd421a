/** Owns that a change of language keeps the place: query and hash go along. */

/** `href` with the query and the hash of the current address. */
export function keepAddressTail(href: string, address: { search: string; hash: string }): string {
  return href + address.search + address.hash;
}
