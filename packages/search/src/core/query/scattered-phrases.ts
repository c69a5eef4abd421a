/** Finds phrases of the vocabulary whose words are separated or reordered in a query: `css of my button is missing`. */
import { remember } from '../remember.ts';
import { startsCjk } from '../text/tokenize.ts';
import type { Alternative, Meaning } from './alternative.ts';
import { keyWord, type TextSpan, type Unit } from './phrase-keys.ts';

interface Phrase {
  words: readonly string[];
  meaning: Meaning;
}

export interface ScatteredPhrases {
  /** @param key the words of a phrase, and pieces of two or three Han characters, separated by spaces */
  add(key: string): void;
  /** The phrases that are not part of a longer one. */
  find(units: readonly Unit[], whole: readonly Alternative[]): Alternative[];
}

/** A piece has this many Han characters, or one more. */
const PIECE_CHARS = 2;

export function createScatteredPhrases(meaningOf: (key: string) => Meaning): ScatteredPhrases {
  // There are thousands, and a query needs few: only those with a matching first letter are split into words.
  const keys = new Map<string, Set<string>>();
  const toPhrase = (key: string): Phrase => ({
    words: [...new Set(key.split(' ').map(keyWord))],
    meaning: meaningOf(key),
  });
  const phrasesFrom = remember(Number.POSITIVE_INFINITY, (letter) => Array.from(keys.get(letter) ?? [], toPhrase));
  return {
    add(key) {
      if (!key.includes(' ')) return;
      const letter = key.charAt(0);
      keys.set(letter, (keys.get(letter) ?? new Set()).add(key));
    },
    find(units, whole) {
      const places = placesOf(units);
      // Each meaning has its own set, so that its identity tells meanings apart.
      const known = new Set(whole.map(({ same }) => same));
      const found = [...places.keys()].flatMap((first) =>
        phrasesFrom(first.charAt(0)).filter(
          ({ words, meaning }) =>
            words[0] === first &&
            words.length > 1 &&
            words.every((word) => places.has(word)) &&
            !known.has(meaning.same),
        ),
      );
      const kept = found.filter(
        (phrase) => !found.some((other) => other.words.length > phrase.words.length && holds(other, phrase)),
      );
      return kept.map(({ words, meaning }) => ({
        ...meaning,
        spans: words.flatMap((word) => places.get(word) ?? []).sort((a, b) => a.startAt - b.startAt),
        isWhole: false,
      }));
    },
  };
}

function holds(other: Phrase, phrase: Phrase): boolean {
  return phrase.words.every((word) => other.words.includes(word));
}

/** The positions of each word of the query, and of each run of two or three Han characters. */
function placesOf(units: readonly Unit[]): Map<string, TextSpan> {
  const places = new Map<string, TextSpan>();
  for (const [at, { text, startAt, endAt }] of units.entries()) {
    if (!startsCjk(text)) places.set(keyWord(text), { startAt, endAt });
    else
      for (const length of [PIECE_CHARS, PIECE_CHARS + 1]) {
        const piece = units.slice(at, at + length);
        if (piece.every((unit) => startsCjk(unit.text)))
          places.set(piece.map((unit) => unit.text).join(''), { startAt, endAt: piece.at(-1)?.endAt ?? endAt });
      }
  }
  return places;
}
