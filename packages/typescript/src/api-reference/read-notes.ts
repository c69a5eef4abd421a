/** Reads the comment of a declaration: its first sentence, and the tags that pages show. */
import type TypeScript from 'typescript6';
import { findSentence, formatDefault, stripLinks, toLine } from '../comment-text.ts';
import type { ApiNotes } from './api.ts';

export function readNotes(symbol: TypeScript.Symbol, checker: TypeScript.TypeChecker): ApiNotes {
  const tags = symbol.getJsDocTags(checker);
  const find = (...names: string[]) => {
    const tag = tags.find(({ name }) => names.includes(name));
    return tag && printText(tag.text).trim();
  };
  const about = findSentence(printText(symbol.getDocumentationComment(checker)));
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

/** With a space before the text of a link, which TypeScript leaves out: `{@link format the format}`. */
function printText(parts: readonly TypeScript.SymbolDisplayPart[] = []): string {
  return parts.map(({ kind, text }) => (kind === 'linkText' ? ` ${text}` : text)).join('');
}
