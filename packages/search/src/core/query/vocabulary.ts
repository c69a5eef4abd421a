/** Owns other words for what a query says: finds the stretches that the vocabulary knows, with what pages may say instead. */
import type { Alternative, Meaning } from './alternative.ts';
import { compactKey, toUnits, type Unit } from './phrase-keys.ts';
import { createScatteredPhrases } from './scattered-phrases.ts';
import type { VocabularyData, WordLists } from './vocabulary-data.ts';

export interface Vocabulary {
  /** Characters replaced by those that the site writes. */
  fold(text: string): string;
  /** First stretches from left to right, the longest first, none within another; then phrases whose words are apart. */
  find(spaced: string): Alternative[];
  has(list: keyof WordLists, word: string): boolean;
}

/** Longest key, in words or Han characters. */
const UNITS_MAX = 12;

export function createVocabulary({ groups, words, folded }: VocabularyData): Vocabulary {
  const lists = new Map(Object.entries(words).map(([name, list]) => [name, new Set<string>(list.split(' '))]));
  const links = lists.get('links') ?? new Set();
  const { meanings, scattered } = readGroups(groups);
  return {
    fold: createFolding(folded),
    find(spaced) {
      const units = toUnits(spaced, links);
      const whole = findMeanings(units, meanings);
      return [...whole, ...scattered.find(units, whole)];
    },
    has: (list, word) => lists.get(list)?.has(word) ?? false,
  };
}

function readGroups(groups: string) {
  const meanings = new Map<string, Meaning>();
  const scattered = createScatteredPhrases();
  for (const line of groups.split('\n')) {
    const [phrases = '', sign = '', keys = ''] = line.split(/([<=!])/);
    for (const key of keys.split(',').filter(Boolean)) {
      const compact = key.replaceAll(' ', '');
      const known = meanings.get(compact) ?? { same: new Set(), targets: new Set(), isMessage: false };
      if (!meanings.has(compact)) scattered.add(key.split(' '), known);
      meanings.set(compact, known);
      for (const phrase of phrases.split(',')) (sign === '=' ? known.same : known.targets).add(phrase);
      known.isMessage ||= sign === '!';
    }
  }
  return { meanings, scattered };
}

function createFolding([from, to]: VocabularyData['folded']): (text: string) => string {
  const folded = new Map(Array.from(from, (character, at) => [character, to[at] ?? character]));
  return (text) => text.replace(/\p{sc=Han}/gu, (character) => folded.get(character) ?? character);
}

function findMeanings(units: readonly Unit[], meanings: ReadonlyMap<string, Meaning>): Alternative[] {
  const alternatives: Alternative[] = [];
  for (let at = 0; at < units.length; ) {
    const texts = units.slice(at, at + UNITS_MAX).map(({ text }) => text);
    const length = longestKey(texts, meanings);
    const meaning = meanings.get(compactKey(texts.slice(0, length)));
    const span = { start: units[at]?.start ?? 0, end: units[at + length - 1]?.end ?? 0 };
    if (meaning) alternatives.push({ ...meaning, spans: [span], isWhole: true });
    at += length || 1;
  }
  return alternatives;
}

function longestKey(words: readonly string[], keys: ReadonlyMap<string, unknown>): number {
  for (let length = words.length; length > 0; length--) {
    if (keys.has(compactKey(words.slice(0, length)))) return length;
  }
  return 0;
}
