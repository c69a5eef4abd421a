/** Writes the lines in which a vocabulary is shipped: phrases that pages have, a sign, keys, as `VocabularyData` describes them. */
import type { EntryKind, VocabularyEntry } from './parse-vocabulary.ts';
import { toKeys, toPhraseTerms } from './vocabulary-keys.ts';

const SIGNS: Readonly<Record<EntryKind, string>> = { same: '=', leads: '<', message: '!', mentioned: '' };
const SIGN = /[<=!]/;

/** No line where nothing is left on one of the sides. */
export function toLine({ kind, from, to }: VocabularyEntry): string[] {
  const [phrases, keys] = [listLong(to.map(toPhraseTerms)), listLong(from.flatMap(toKeys))];
  return phrases.length > 0 && keys.length > 0 ? [`${phrases.join()}${SIGNS[kind]}${keys.join()}`] : [];
}

export function phrasesOfLine(line: string): string[] {
  return line.slice(0, line.search(SIGN)).split(',');
}

/** The line with those of its phrases that pass; none where none does. */
export function keepPhrases(line: string, isKept: (phrase: string) => boolean): string[] {
  const phrases = phrasesOfLine(line);
  const kept = phrases.filter(isKept);
  if (kept.length === phrases.length) return [line];
  return kept.length > 0 ? [kept.join() + line.slice(line.search(SIGN))] : [];
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
