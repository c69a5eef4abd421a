/** Shortens the texts of comments. */

/** The first sentence of the first paragraph. */
export function findSentence(comment: string): string {
  const paragraph = toLine(stripLinks(comment.split(/\n\s*\n|\n\s*(?:[-*] |```)/)[0] ?? ''));
  return cutSentence(paragraph) || paragraph.trim();
}

/** The first sentence of a line, empty if it has none. Code and `e.g.` do not end one. */
export function cutSentence(line: string): string {
  const sentence = /^(?:`[^`]*`|[^`])*?(?:(?<!\b(?:e\.g|i\.e|vs|cf))[.!?](?=\s|$)|[。！？])/.exec(line);
  return sentence?.[0].trim() ?? '';
}

/** `{@link format}` is `format`, `{@link https://example.com | the guide}` is `the guide`. */
export function stripLinks(text: string): string {
  return text
    .replaceAll(
      /\{@link(?:code|plain)?\s+([^}|\s]+)\s*(?:\|?\s*([^}]*))?\}/g,
      (_, target: string, label?: string) => label || target,
    )
    .trim();
}

/** Undefined if there is none, or if it is only a link or code with comments, which does not fit on a line. */
export function formatDefault(text: string | undefined): string | undefined {
  if (text === undefined || /^`?undefined`?$/.test(text) || /```|\/\/ .*\n/.test(text)) return undefined;
  if (/^\{@link\s+https?:/.test(text)) return undefined;
  const line = stripLinks(text)
    .replace(/:\s*\n\s*- /, ': ')
    .replaceAll(/\n\s*- /g, '; ');
  return toLine(line);
}

/** A row of a table is one line. */
export function toLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
