/** Finds the name that an author probably meant. */
import { editDistance } from '@quire/search/edit-distance';

/** A name that differs in a larger share of its length is not suggested. */
const MOST_CHANGED = 0.4;

/** The candidate with the fewest edits from `name`, the first one on a tie; undefined if none is near. */
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

/**
 * `Did you mean "install"?`; undefined if no candidate is near.
 * @param format the candidate as authors write it
 */
export function suggestNearest(
  name: string,
  candidates: Iterable<string>,
  format = (nearest: string) => nearest,
): string | undefined {
  const nearest = findNearest(name, candidates);
  return nearest === undefined ? undefined : `Did you mean "${format(nearest)}"?`;
}

/** Removes the common prefix and suffix, which need no edits but take most of the time. */
function withoutShared(a: string, b: string): [a: string, b: string] {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}

/** Letters are hashed to this many slots. Collisions can only make the difference smaller. */
const PLACES = 128;

function countLetters(text: string): Int16Array {
  const counts = new Int16Array(PLACES);
  for (let index = 0; index < text.length; index++) {
    const place = text.charCodeAt(index) % PLACES;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

/** Counts letters that only one of the texts has: a lower bound of the edits, which rules most candidates out. */
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
