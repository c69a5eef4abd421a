/** Owns how an address is shown to readers. (SPEC.md 3, Tool card) */

/** Host and path without scheme and trailing slash: `https://rslib.rs/` is `rslib.rs`. */
export function formatAddress(href: string): string {
  return href.replace(/^[a-z]+:\/\//i, '').replace(/\/$/, '');
}
