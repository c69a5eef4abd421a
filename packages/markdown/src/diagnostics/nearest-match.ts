/** The search for the name that an author probably meant. */
import { editDistance } from '@quire/search/edit-distance';

/** Further apart than this share of its length, another name is no help. */
const MOST_CHANGED = 0.4;

/** The candidate with the fewest edits from `name`; undefined where none is near. The first of several wins. */
export function findNearest(
  name: string,
  candidates: Iterable<string>,
  mostChanged = MOST_CHANGED,
): string | undefined {
  const needle = name.toLowerCase();
  let best: { candidate: string; distance: number } | undefined;
  const letters = countLetters(needle);
  for (const candidate of candidates) {
    const limit = best ? best.distance - 1 : Math.floor(Math.max(needle.length, candidate.length) * mostChanged);
    if (Math.abs(needle.length - candidate.length) > limit) continue;
    const other = candidate.toLowerCase();
    if (countDifferent(letters, other) > limit) continue;
    const distance = editDistance(...withoutShared(needle, other), limit);
    if (distance <= limit) best = { candidate, distance };
  }
  return best?.candidate;
}

/** How both begin and end costs no edit, and much of the time. */
function withoutShared(a: string, b: string): [a: string, b: string] {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}

/** Letters that share a place are counted as one: so the difference is never too large. */
const PLACES = 128;

function countLetters(text: string): Int16Array {
  const counts = new Int16Array(PLACES);
  for (let index = 0; index < text.length; index++) {
    const place = text.charCodeAt(index) % PLACES;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

/** Letters that one of the texts has, and the other has not: each costs an edit, and most texts differ in many. */
function countDifferent(letters: Int16Array, other: string): number {
  const left = letters.slice();
  let [missing, added] = [0, 0];
  for (let index = 0; index < other.length; index++) {
    const place = other.charCodeAt(index) % PLACES;
    left[place] = (left[place] ?? 0) - 1;
  }
  for (const count of left) {
    if (count > 0) missing += count;
    else added -= count;
  }
  return Math.max(missing, added);
}
