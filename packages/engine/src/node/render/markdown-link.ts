/** A link of Markdown whose text is a title, with the signs in it escaped: `[Arrays \[\]](https://docs.example/a.md)`. */
export function formatMarkdownLink(title: string, url: string): string {
  return `[${title.replace(/[[\]\\<]/g, '\\$&')}](${url})`;
}
