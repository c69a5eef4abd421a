/** Owns the search for the name that an author probably meant. */
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
  for (const candidate of candidates) {
    const limit = best ? best.distance - 1 : Math.floor(Math.max(needle.length, candidate.length) * mostChanged);
    const distance = editDistance(needle, candidate.toLowerCase(), limit);
    if (distance <= limit) best = { candidate, distance };
  }
  return best?.candidate;
}
