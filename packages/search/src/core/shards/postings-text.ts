/** Owns postings as text: for each section the distance from the one before, then the impact as one character. */
import type { Postings } from '../index/search-index.ts';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES: ReadonlyMap<string, number> = new Map(Array.from(DIGITS, (digit, value) => [digit, value]));

/** Five bits of a distance in one character; the sixth says that more follow. */
const MORE = 32;

export function formatPostings({ sections, impacts }: Postings): string {
  let before = -1;
  const pieces = Array.from(sections, (section, at) => {
    const distance = section - before - 1;
    before = section;
    return formatDistance(distance) + (DIGITS[impacts[at] ?? 0] ?? 'A');
  });
  return pieces.join('');
}

export function parsePostings(text: string): Postings {
  const sections: number[] = [];
  const impacts: number[] = [];
  let section = -1;
  let distance = 0;
  let shift = 1;
  let isImpact = false;
  for (const digit of text) {
    const value = VALUES.get(digit) ?? 0;
    if (isImpact) {
      section += distance + 1;
      sections.push(section);
      impacts.push(value);
      distance = 0;
      shift = 1;
      isImpact = false;
      continue;
    }
    distance += (value % MORE) * shift;
    shift *= MORE;
    isImpact = value < MORE;
  }
  return { sections: Uint32Array.from(sections), impacts: Uint8Array.from(impacts) };
}

function formatDistance(distance: number): string {
  const digit = distance % MORE;
  const rest = Math.floor(distance / MORE);
  return rest === 0 ? (DIGITS[digit] ?? '') : (DIGITS[digit + MORE] ?? '') + formatDistance(rest);
}
