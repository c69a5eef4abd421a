/** Writes the lines in which a vocabulary is shipped: phrases that pages have, a sign, keys, as `VocabularyData` describes them. */
import type { EntryKind, VocabularyEntry } from './parse-vocabulary.ts';
import { toKeys, toPhraseTerms } from './vocabulary-keys.ts';

const SIGNS: Readonly<Record<EntryKind, string>> = { same: '=', leads: '<', message: '!', mentioned: '' };
const SIGN = /[<=!]/;

/** What the entry leads to, as pages have it. */
export function listPhrases({ to }: VocabularyEntry): string[] {
  return listLong(to.map(toPhraseTerms));
}

/** No line where nothing is left on one of the sides: keys are only made for phrases, since they take far longer. */
export function toLine({ kind, from }: VocabularyEntry, phrases: readonly string[]): string[] {
  const keys = phrases.length === 0 ? [] : listLong(from.flatMap(toKeys));
  return keys.length === 0 ? [] : [`${phrases.join()}${SIGNS[kind]}${keys.join()}`];
}

function phrasesOfLine(line: string): string[] {
  return line.slice(0, line.search(SIGN)).split(',');
}

/** Lines that lead to the same phrases as one line, in an order in which like phrases are neighbors: that compresses better. */
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

/** A single Han character is a part of too many words. */
function listLong(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter((text) => text.length > 1);
}
