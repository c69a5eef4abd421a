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

/** A single Han character is a part of too many words. */
function listLong(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter((text) => text.length > 1);
}
