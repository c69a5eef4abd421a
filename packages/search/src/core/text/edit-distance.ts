/** The distance between two words in typing errors: insertion, deletion, replacement, transposition. */
import { range } from '../range.ts';

/** The distance, or more than the limit as soon as it is known to be larger than that. */
export function editDistance(a: string, b: string, limit: number): number {
  /** By the number of letters of `a`, then of `b`. */
  const costs = [range(0, b.length)];
  const costOf = (row: number, column: number) => costs[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    costs.push(current);
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(
        Math.min(
          costOf(row - 1, column) + 1,
          costOf(row, column - 1) + 1,
          costOf(row - 1, column - 1) + Number(!isSame),
          isSwapped ? costOf(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    if (Math.min(...current) > limit) return limit + 1;
  }
  return costOf(a.length, b.length);
}
