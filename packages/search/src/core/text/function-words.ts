/** The finding of Chinese words that say little: they are in one run with the words that do. */

const CHARS_MAX = 4;

/**
 * Of each character of a run of Han, how long the function word is that it belongs to: 0 where there is none.
 * The longest word that fits is taken. One character alone is less sure: it is also a part of many another word.
 */
export function findFunctionWords(run: readonly string[], isFunctionWord: (word: string) => boolean): number[] {
  const lengths: number[] = [];
  while (lengths.length < run.length) {
    const length = lengthAt(run, lengths.length, isFunctionWord);
    for (let at = 0; at < Math.max(length, 1); at++) lengths.push(length);
  }
  return lengths;
}

function lengthAt(run: readonly string[], at: number, isFunctionWord: (word: string) => boolean): number {
  for (let length = Math.min(CHARS_MAX, run.length - at); length > 0; length--) {
    if (isFunctionWord(run.slice(at, at + length).join(''))) return length;
  }
  return 0;
}
