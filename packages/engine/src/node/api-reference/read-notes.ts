/** Reads the comment of a declaration: its first sentence, and the tags that pages show. */
import type TypeScript from 'typescript6';
import type { ApiNotes } from './api.ts';

export function readNotes(symbol: TypeScript.Symbol, ts: typeof TypeScript, checker: TypeScript.TypeChecker): ApiNotes {
  const tags = symbol.getJsDocTags(checker);
  const find = (...names: string[]) => {
    const tag = tags.find(({ name }) => names.includes(name));
    return tag && ts.displayPartsToString(tag.text).trim();
  };
  const about = findSentence(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
  const fallback = formatDefault(find('default', 'defaultValue'));
  const since = find('since');
  const deprecated = find('deprecated');
  return {
    ...(about && { about }),
    ...(fallback && { default: fallback }),
    ...(since && { since: toLine(since) }),
    ...(deprecated !== undefined && { deprecated: toLine(stripLinks(deprecated)) }),
    ...(find('experimental') !== undefined && { experimental: true as const }),
  };
}

/** The first sentence of the first paragraph. */
export function findSentence(comment: string): string {
  const paragraph = toLine(stripLinks(comment.split(/\n\s*\n|\n\s*[-*] /)[0] ?? ''));
  return (/^.*?[.!?。](?=\s|$)/.exec(paragraph)?.[0] ?? paragraph).trim();
}

/** `{@link format}` is `format`, `{@link https://example.com | the guide}` is `the guide`. */
function stripLinks(text: string): string {
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
function toLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
