/** Formats a Markdown link with an escaped title: `[Arrays \[\]](https://docs.example/a.md)`. */
export function formatMarkdownLink(title: string, url: string): string {
  return `[${title.replace(/[[\]\\<]/g, '\\$&')}](${encodeParens(url)})`;
}

/** A target of a link ends at a parenthesis that has no partner in it. */
export function encodeParens(url: string): string {
  return url.replaceAll('(', '%28').replaceAll(')', '%29');
}
