/** Reads the words for true and false that YAML 1.1 has, or that are in quotes: `yes`, `Off`, `"true"`. */
const WORDS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  on: true,
  false: false,
  no: false,
  off: false,
};

/** What is no such word is as it was written. */
export function readFlag(value: unknown): unknown {
  const word = typeof value === 'string' ? value.toLowerCase() : '';
  return Object.hasOwn(WORDS, word) ? WORDS[word] : value;
}
