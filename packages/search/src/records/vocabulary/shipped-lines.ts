/** Writes the lines of a shipped vocabulary, as `VocabularyData` describes them. */
import type { EntryKind, VocabularyEntry } from './parse-vocabulary.ts';
import { toKeys, toPhraseTerms } from './vocabulary-keys.ts';

const SIGNS: Readonly<Record<EntryKind, string>> = { same: '=', leads: '<', message: '!', mentioned: '' };
const SIGN = /[<=!]/;

/** What the entry leads to, as phrases of the pages. */
export function listPhrases({ to }: VocabularyEntry): string[] {
  return listLong(to.map(toPhraseTerms));
}

/** No line if either side is empty. Keys are only computed if there are phrases, because they take far longer. */
export function toLine({ kind, from }: VocabularyEntry, phrases: readonly string[]): string[] {
  const keys = phrases.length === 0 ? [] : listLong(from.flatMap(toKeys));
  return keys.length === 0 ? [] : [`${phrases.join()}${SIGNS[kind]}${keys.join()}`];
}

function phrasesOfLine(line: string): string[] {
  return line.slice(0, line.search(SIGN)).split(',');
}

/** Merges lines that lead to the same phrases, and sorts them, so that they compress better. */
export function mergeLines(lines: readonly string[]): string[] {
  const same = lines.filter((line) => !isDirected(line));
  const keysOf = new Map<string, Set<string>>();
  for (const line of lines.filter(isDirected)) {
    const keysAt = line.search(SIGN) + 1;
    const target = phrasesOfLine(line).sort().join() + line.charAt(keysAt - 1);
    keysOf.set(target, new Set([...(keysOf.get(target) ?? []), ...line.slice(keysAt).split(',')]));
  }
  return [...new Set(same), ...Array.from(keysOf, ([target, keys]) => target + [...keys].join())].sort();
}

function isDirected(line: string): boolean {
  return line.charAt(line.search(SIGN)) !== SIGNS.same;
}

/** Drops single characters: a single Han character is part of too many words. */
function listLong(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter((text) => text.length > 1);
}
