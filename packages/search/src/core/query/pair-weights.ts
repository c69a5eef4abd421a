/**
 * Which of the overlapping pairs of a Han run are words: the choice of pairs that do not overlap and are the
 * most frequent. The others mostly are across two words and count little. This replaces a dictionary.
 */
import { OVERLAPPING_PAIR } from './weights.ts';

/** A pair that no section holds is still a word where no other one overlaps it: the vocabulary may know it. */
const UNFOUND = 0.001;

/** The weight of each pair of one run, given how many sections hold it, and what is known of it from the language. */
export function weighPairs(frequencies: readonly number[], shares: readonly number[] = []): number[] {
  const shareOf = (at: number) => shares[at] ?? 1;
  const chosen = choosePairs(frequencies.map((frequency, at) => Math.log1p(frequency || UNFOUND) * shareOf(at)));
  return frequencies.map((_, at) => (chosen.has(at) ? 1 : OVERLAPPING_PAIR) * shareOf(at));
}

/** Sums are taken of logarithms, so that two fair pairs beat one very frequent pair between them. */
function choosePairs(gains: readonly number[]): Set<number> {
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
