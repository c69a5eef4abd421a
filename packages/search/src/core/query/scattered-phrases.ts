/** Owns the phrases of a vocabulary whose words are apart in a query, or in another order: `css of my button is missing`. */
import { startsCjk } from '../text/tokenize.ts';
import type { Alternative, Meaning } from './alternative.ts';
import { keyWord, type TextSpan, type Unit } from './phrase-keys.ts';

interface Phrase {
  words: readonly string[];
  meaning: Meaning;
}

export interface ScatteredPhrases {
  /** @param key the words of a phrase, and pieces of two or three Han characters */
  add(key: readonly string[], meaning: Meaning): void;
  /** Those that are not part of another one. */
  find(units: readonly Unit[], whole: readonly Alternative[]): Alternative[];
}

/** Han characters of a piece, or one more. */
const PIECE_CHARS = 2;

export function createScatteredPhrases(): ScatteredPhrases {
  const byWord = new Map<string, Phrase[]>();
  return {
    add(key, meaning) {
      const words = [...new Set(key.map(keyWord))];
      const [first = ''] = words;
      if (words.length > 1) byWord.set(first, [...(byWord.get(first) ?? []), { words, meaning }]);
    },
    find(units, whole) {
      const places = placesOf(units);
      const found = [...places.keys()]
        .flatMap((word) => byWord.get(word) ?? [])
        .filter(({ words, meaning }) => words.every((word) => places.has(word)) && !isAmong(meaning, whole));
      const kept = found.filter(
        (phrase) => !found.some((other) => other.words.length > phrase.words.length && holds(other, phrase)),
      );
      return kept.map(({ words, meaning }) => ({
        ...meaning,
        spans: words.flatMap((word) => places.get(word) ?? []).sort((a, b) => a.start - b.start),
        isWhole: false,
      }));
    },
  };
}

function isAmong(meaning: Meaning, whole: readonly Alternative[]): boolean {
  return whole.some(({ same, targets }) => same === meaning.same && targets === meaning.targets);
}

function holds(other: Phrase, phrase: Phrase): boolean {
  return phrase.words.every((word) => other.words.includes(word));
}

/** Where each word of the query is, and each two or three Han characters that follow one another. */
function placesOf(units: readonly Unit[]): Map<string, TextSpan> {
  const places = new Map<string, TextSpan>();
  for (const [at, { text, start, end }] of units.entries()) {
    if (!startsCjk(text)) places.set(keyWord(text), { start, end });
    else
      for (const length of [PIECE_CHARS, PIECE_CHARS + 1]) {
        const piece = units.slice(at, at + length);
        if (piece.every((unit) => startsCjk(unit.text)))
          places.set(piece.map((unit) => unit.text).join(''), { start, end: piece.at(-1)?.end ?? end });
      }
  }
  return places;
}
