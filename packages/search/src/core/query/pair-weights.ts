/**
 * Owns which of the overlapping pairs of a Han run are words: the choice of pairs that do not overlap and are the
 * most frequent. The others mostly lie across two words and count little. This stands in for a dictionary.
 */
import { OVERLAPPING_PAIR } from './weights.ts';

/** The weight of each pair of one run, given how many sections hold it. */
export function weighPairs(frequencies: readonly number[]): number[] {
  const chosen = choosePairs(frequencies);
  return frequencies.map((_, at) => (chosen.has(at) ? 1 : OVERLAPPING_PAIR));
}

/** Sums are taken of logarithms, so that two fair pairs beat one very frequent pair between them. */
function choosePairs(frequencies: readonly number[]): Set<number> {
  const gains = frequencies.map((frequency) => Math.log1p(frequency));
  const sums: number[] = [0, 0];
  for (const [at, gain] of gains.entries()) sums.push(Math.max(sums[at + 1] ?? 0, (sums[at] ?? 0) + gain));
  const chosen = new Set<number>();
  for (let at = gains.length - 1; at >= 0; at--) {
    if ((sums[at + 2] ?? 0) > (sums[at + 1] ?? 0)) {
      chosen.add(at);
      at--;
    }
  }
  return chosen;
}
