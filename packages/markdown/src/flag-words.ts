/** Reads the booleans of YAML 1.1, and quoted ones: `yes`, `Off`, `"true"`. */
const WORDS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  on: true,
  false: false,
  no: false,
  off: false,
};

/** Returns any other value unchanged. */
export function readFlag(value: unknown): unknown {
  const word = typeof value === 'string' ? value.toLowerCase() : '';
  return Object.hasOwn(WORDS, word) ? WORDS[word] : value;
}
