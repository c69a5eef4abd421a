/** Normalizes text for comparison: folds compatibility forms, case and accents. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII is meant.
const ASCII = /^[\x00-\x7f]*$/;

export function isAscii(text: string): boolean {
  return ASCII.test(text);
}

/** Folds a word of letters with case. `İ` becomes `i`, `ﬁ` becomes `fi`, `É` becomes `e`, `ß` becomes `ss`. */
export function normalizeWord(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase().toLowerCase().normalize('NFKC');
}

/** Folds one Han or kana character, but keeps its marks: が is not か. */
export function normalizeCharacter(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
