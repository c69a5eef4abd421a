/** Finds the words of a hit in a text of the page. */

import { escapePattern } from '@quire/client/contract';

export interface Occurrence {
  start: number;
  end: number;
}

/** Matches at the start of a word or of a part in `camelCase`; Chinese words match anywhere. Ignores case. */
export function findOccurrences(text: string, words: readonly string[]): Occurrence[] {
  const content = words.filter((word) => word.length > 1 || /\p{Script=Han}/u.test(word));
  if (content.length === 0) return [];
  const longestFirst = content.toSorted((a, b) => b.length - a.length).map(escapePattern);
  const matches = [...text.matchAll(new RegExp(longestFirst.join('|'), 'giu'))];
  return matches
    .filter((match) => isWordStart(text, match.index))
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

function isWordStart(text: string, index: number): boolean {
  const pair = text.slice(Math.max(0, index - 1), index + 1);
  return index === 0 || !/^[\p{L}\p{N}][\p{L}\p{N}]/u.test(pair) || /\p{Script=Han}|^[\p{Ll}\p{N}]\p{Lu}/u.test(pair);
}
