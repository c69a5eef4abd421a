/** Owns the search for the name that an author probably meant. */

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

/** Levenshtein's distance, two letters in the wrong order counting as one; any number above `limit` where it exceeds the limit. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  const [own, other] = [[...a], [...b]];
  for (const [i, char] of own.entries()) {
    const row = [i + 1];
    for (const [j, opposite] of other.entries()) {
      const replaced = at(previous, j) + (char === opposite ? 0 : 1);
      const isSwapped = char === other[j - 1] && own[i - 1] === opposite;
      const swapped = isSwapped ? at(before, j - 1) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min(replaced, swapped, at(previous, j + 1) + 1, at(row, j) + 1));
    }
    if (Math.min(...row) > limit && Math.min(...previous) > limit) return limit + 1;
    [before, previous] = [previous, row];
  }
  return previous.at(-1) ?? 0;
}

function at(row: number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
