const CHARS_MAX = 4;

/**
 * For each character of a Han run, the length of the function word that it belongs to, or 0. The longest match wins.
 * A function word of one character is less certain: it may also be part of another word.
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
