/** The forms in which phrases are compared with a query: keys of the vocabulary, and terms of the index. */
import { stem } from '../text/stem.ts';
import { CJK, startsCjk } from '../text/tokenize.ts';
import { STEM_CHARS_MIN } from './weights.ts';

export interface TextSpan {
  startAt: number;
  endAt: number;
}

/** A word, or one Han character. */
export interface Unit extends TextSpan {
  text: string;
}

const UNIT = new RegExp(`[${CJK}]|[^\\s${CJK}]+`, 'gu');

/** @param links words to leave out */
export function toUnits(spaced: string, links: ReadonlySet<string>): Unit[] {
  const units = Array.from(spaced.matchAll(UNIT), ({ 0: text, index: startAt }) => ({
    text,
    startAt,
    endAt: startAt + text.length,
  }));
  return units.filter(({ text }) => !links.has(text));
}

/** The words joined, with the last one stemmed. */
export function compactKey(words: readonly string[]): string {
  return words.slice(0, -1).join('') + keyWord(words.at(-1) ?? '');
}

/** The stem of a word, if it is long enough to identify it. */
export function keyWord(word: string): string {
  const root = stem(word);
  return root.length < STEM_CHARS_MIN ? word : root;
}

/** The terms of the index that together make up a phrase. */
export function termsOfPhrase(phrase: string): string[] {
  return phrase.split(' ').flatMap((term) => (startsCjk(term) ? hanPairs(term) : [term]));
}

function hanPairs(run: string): string[] {
  const characters = Array.from(run);
  return characters.length < 2
    ? characters
    : characters.slice(1).map((character, at) => (characters[at] ?? '') + character);
}
