/** Encodes postings as text: for each section the distance from the previous one, then the impact as one character. */
import { impactOf, type Postings, sectionOf, toPosting } from '../index/search-index.ts';

/** The character for 0. From here on, only one rare digit needs a backslash in JSON. */
const ZERO = 35;

/** A character holds five bits of a distance; the sixth says that more follow. */
const MORE = 32;

export function formatPostings(postings: Postings): string {
  let before = -1;
  const pieces = postings.map((posting) => {
    const distance = sectionOf(posting) - before - 1;
    before = sectionOf(posting);
    return formatDistance(distance) + formatDigit(impactOf(posting));
  });
  return pieces.join('');
}

export function parsePostings(text: string): Postings {
  const postings: number[] = [];
  let section = 0;
  let shift = 1;
  let isImpact = false;
  for (let at = 0; at < text.length; at++) {
    const value = text.charCodeAt(at) - ZERO;
    if (isImpact) {
      postings.push(toPosting(section, value));
      section++;
      shift = 1;
      isImpact = false;
    } else {
      section += (value % MORE) * shift;
      shift *= MORE;
      isImpact = value < MORE;
    }
  }
  return postings;
}

function formatDistance(distance: number): string {
  const digit = distance % MORE;
  const rest = Math.floor(distance / MORE);
  return rest === 0 ? formatDigit(digit) : formatDigit(digit + MORE) + formatDistance(rest);
}

function formatDigit(value: number): string {
  return String.fromCharCode(ZERO + value);
}
