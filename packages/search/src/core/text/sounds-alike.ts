/**
 * Says whether two Chinese characters are likely to sound alike. GB 2312 lists the 3,755 common characters by their
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

export function soundsAlike(a: string, b: string): boolean {
  const [first, second] = [COMMON.indexOf(a), COMMON.indexOf(b)];
  return first >= 0 && second >= 0 && Math.abs(first - second) <= DISTANCE_MAX;
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
