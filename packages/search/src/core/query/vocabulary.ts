/** Finds the phrases of a query that the vocabulary knows, with their synonyms. */
import { addToGroup } from '../add-to-group.ts';
import { remember } from '../remember.ts';
import type { Alternative, Meaning } from './alternative.ts';
import { compactKey, toUnits, type Unit } from './phrase-keys.ts';
import { createScatteredPhrases } from './scattered-phrases.ts';
import type { VocabularyData, WordLists } from './vocabulary-data.ts';

export interface Vocabulary {
  /** Replaces characters by those that the site uses. */
  fold(text: string): string;
  /** First consecutive phrases, from left to right, longest match first; then phrases whose words are separated. */
  find(spaced: string): Alternative[];
  has(list: keyof WordLists, word: string): boolean;
}

/** Maximum length of a key, in words or Han characters. */
const UNITS_MAX = 12;

/** Without data, all words weigh the same, and none has synonyms. */
export function createVocabulary({ groups = '', words, folded = ['', ''] }: Partial<VocabularyData> = {}): Vocabulary {
  const lists = new Map(Object.entries(words ?? {}).map(([name, list]) => [name, new Set<string>(list.split(' '))]));
  const links = lists.get('links') ?? new Set();
  const { find, scattered } = readGroups(groups);
  return {
    fold: createFolding(folded),
    find(spaced) {
      const units = toUnits(spaced, links);
      const whole = findMeanings(units, find);
      return [...whole, ...scattered.find(units, whole)];
    },
    has: (list, word) => lists.get(list)?.has(word) ?? false,
  };
}

/** Parses groups lazily: there are thousands of keys, and a query has few. */
function readGroups(groups: string) {
  const linesOf = new Map<string, string[]>();
  const meaningOf = remember(Number.POSITIVE_INFINITY, (compact) => toMeaning(linesOf.get(compact) ?? []));
  const scattered = createScatteredPhrases((key) => meaningOf(joinKey(key)));
  for (const line of groups.split('\n')) {
    for (const key of line.slice(line.search(SIGN) + 1).split(',')) {
      addToGroup(linesOf, joinKey(key), line);
      scattered.add(key);
    }
  }
  return { find: (compact: string) => (linesOf.has(compact) ? meaningOf(compact) : undefined), scattered };
}

/** Phrases are before it, keys after it. */
const SIGN = /[<=!]/;

function joinKey(key: string): string {
  return key.replaceAll(' ', '');
}

function toMeaning(lines: readonly string[]): Meaning {
  const meaning: Meaning = { same: new Set(), targets: new Set(), isMessage: false };
  for (const line of lines) {
    const endAt = line.search(SIGN);
    const group = line[endAt] === '=' ? meaning.same : meaning.targets;
    for (const phrase of line.slice(0, endAt).split(',')) group.add(phrase);
    meaning.isMessage ||= line[endAt] === '!';
  }
  return meaning;
}

function createFolding([from, to]: VocabularyData['folded']): (text: string) => string {
  const folded = new Map(Array.from(from, (character, at) => [character, to[at] ?? character]));
  return (text) => text.replace(/./gu, (character) => folded.get(character) ?? character);
}

type FindMeaning = (compact: string) => Meaning | undefined;

function findMeanings(units: readonly Unit[], find: FindMeaning): Alternative[] {
  const alternatives: Alternative[] = [];
  for (let at = 0; at < units.length; ) {
    const texts = units.slice(at, at + UNITS_MAX).map(({ text }) => text);
    while (texts.length > 1 && !find(compactKey(texts))) texts.pop();
    const meaning = find(compactKey(texts));
    const span = { startAt: units[at]?.startAt ?? 0, endAt: units[at + texts.length - 1]?.endAt ?? 0 };
    if (meaning) alternatives.push({ ...meaning, spans: [span], isWhole: true });
    at += texts.length;
  }
  return alternatives;
}
