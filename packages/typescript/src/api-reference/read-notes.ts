/** Reads the comment of a declaration: its first sentence, and the tags that pages show. */
import type TypeScript from 'typescript6';
import { findSentence, formatDefault, stripLinks, toLine } from '../comment-text.ts';
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
