/**
 * Segments a Han run without a dictionary: of its overlapping pairs, picks the most frequent set that does not overlap as
 * the words. The other pairs mostly cross a word boundary and weigh little.
 */
import { OVERLAPPING_PAIR } from './weights.ts';

/** The frequency of a pair that no section has. Not 0: it may be a word that only the vocabulary knows. */
const UNFOUND = 0.001;

/** The weight of each pair of a run. @param shares reductions for function words */
export function weighPairs(frequencies: readonly number[], shares: readonly number[] = []): number[] {
  const shareOf = (at: number) => shares[at] ?? 1;
  const chosen = choosePairs(frequencies.map((frequency, at) => Math.log1p(frequency || UNFOUND) * shareOf(at)));
  return frequencies.map((_, at) => (chosen.has(at) ? 1 : OVERLAPPING_PAIR) * shareOf(at));
}

/** Maximizes the sum of logarithms, so that two fairly frequent pairs beat one very frequent pair between them. */
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
