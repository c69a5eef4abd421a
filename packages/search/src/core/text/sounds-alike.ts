/**
 * Lists the Chinese characters that probably sound like a given one. GB 2312 sorts the 3,755 common characters by
 * pinyin, and every platform can decode it, so that no table is shipped.
 */

/** Maximum distance in that order: a syllable has nine characters on average, the most frequent ones have fifty. */
const DISTANCE_MAX = 20;

/** The first byte of the first character, its second byte, and the characters of a row. */
const FIRST_ROW = 0xb0;
const FIRST_CELL = 0xa1;
const ROW_CELLS = 94;
const CHARACTERS = 3755;

const COMMON = decodeCommon();

/** Empty for a rare character. */
export function listSoundAlikes(character: string): string[] {
  const at = COMMON.indexOf(character);
  return at < 0 ? [] : Array.from(COMMON.slice(Math.max(0, at - DISTANCE_MAX), at + DISTANCE_MAX + 1));
}

/** Empty if the platform does not support the encoding; then nothing is corrected. */
function decodeCommon(): string {
  // The array truncates fractions.
  const bytes = Uint8Array.from({ length: 2 * CHARACTERS }, (_, at) =>
    at % 2 === 0 ? FIRST_ROW + at / 2 / ROW_CELLS : FIRST_CELL + ((at >> 1) % ROW_CELLS),
  );
  try {
    return new (globalThis as unknown as Platform).TextDecoder('gbk').decode(bytes);
  } catch {
    return '';
  }
}

/** The global that is used here; this package has no types of the DOM or Node. */
interface Platform {
  TextDecoder: new (encoding: string) => { decode(bytes: Uint8Array): string };
}
