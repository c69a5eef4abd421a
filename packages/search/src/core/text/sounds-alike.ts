/**
 * Lists the Chinese characters that are likely to sound like one. GB 2312 lists the 3,755 common characters by their
 * pinyin, and every platform can decode it: no table is shipped.
 */

/** Places between two characters; a syllable has nine on the average, and the most frequent ones have fifty. */
const DISTANCE_MAX = 20;

/** The first character has two bytes, and so has each that follows; a row has 94. */
const FIRST_ROW = 0xb0;
const FIRST_CELL = 0xa1;
const ROW_CELLS = 94;
const CHARACTERS = 3755;

const COMMON = decodeCommon();

/** Characters that may have been meant in place of one; none for a rare one. */
export function listSoundAlikes(character: string): string[] {
  const at = COMMON.indexOf(character);
  return at < 0 ? [] : Array.from(COMMON.slice(Math.max(0, at - DISTANCE_MAX), at + DISTANCE_MAX + 1));
}

/** Empty where the platform does not know the encoding: then nothing sounds alike. */
function decodeCommon(): string {
  // Fractions of a byte are cut.
  const bytes = Uint8Array.from({ length: 2 * CHARACTERS }, (_, at) =>
    at % 2 === 0 ? FIRST_ROW + at / 2 / ROW_CELLS : FIRST_CELL + ((at >> 1) % ROW_CELLS),
  );
  try {
    return new (globalThis as unknown as Platform).TextDecoder('gbk').decode(bytes);
  } catch {
    return '';
  }
}

/** What is used of the platform, which this package does not name otherwise. */
interface Platform {
  TextDecoder: new (encoding: string) => { decode(bytes: Uint8Array): string };
}
