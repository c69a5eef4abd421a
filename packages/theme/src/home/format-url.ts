/** How a URL is shown to readers. */

/** Host and path without scheme and trailing slash: `https://docs.example/` is `docs.example`. */
export function formatUrl(href: string): string {
  return href.replace(/^[a-z]+:\/\//i, '').replace(/\/$/, '');
}
