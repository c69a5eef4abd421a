/** Owns how a URL is shown to readers. */

/** Host and path without scheme and trailing slash: `https://rslib.rs/` is `rslib.rs`. */
export function formatUrl(href: string): string {
  return href.replace(/^[a-z]+:\/\//i, '').replace(/\/$/, '');
}
