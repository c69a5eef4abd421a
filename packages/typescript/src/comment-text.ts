/** Shortens the texts of comments. */

/** The first sentence of the first paragraph. */
export function findSentence(comment: string): string {
  const paragraph = toLine(stripLinks(comment.split(/\n\s*\n|\n\s*(?:[-*] |```)/)[0] ?? ''));
  return (/^.*?[.!?。](?=\s|$)/.exec(paragraph)?.[0] ?? paragraph).trim();
}

/** `{@link format}` is `format`, `{@link https://example.com | the guide}` is `the guide`. */
export function stripLinks(text: string): string {
  return text
    .replaceAll(/\{@link\s+([^}|\s]+)\s*(?:\|?\s*([^}]*))?\}/g, (_, target: string, label?: string) => label || target)
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
