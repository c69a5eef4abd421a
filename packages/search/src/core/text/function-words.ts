/** Owns the finding of Chinese words that say little: they are in one run with the words that do. */

/** How sure it is that a character belongs to a function word; one alone is also a part of many another word. */
export type FunctionDegree = 'none' | 'some' | 'full';

const CHARS_MAX = 4;

/** Of each character of a run of Han; the longest word that fits is taken. */
export function findFunctionWords(run: readonly string[], isFunctionWord: (word: string) => boolean): FunctionDegree[] {
  const degrees: FunctionDegree[] = [];
  while (degrees.length < run.length) {
    const length = lengthAt(run, degrees.length, isFunctionWord);
    const degree = length === 0 ? 'none' : length === 1 ? 'some' : 'full';
    for (let at = 0; at < Math.max(length, 1); at++) degrees.push(degree);
  }
  return degrees;
}

function lengthAt(run: readonly string[], at: number, isFunctionWord: (word: string) => boolean): number {
  for (let length = Math.min(CHARS_MAX, run.length - at); length > 0; length--) {
    if (isFunctionWord(run.slice(at, at + length).join(''))) return length;
  }
  return 0;
}
