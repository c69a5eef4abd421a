import { range } from '../range.ts';

/** The insertions, deletions, replacements and transpositions between two words; stops early with `limit + 1`. */
export function editDistance(a: string, b: string, limit: number): number {
  /** `costs[i][j]`: the distance between the first i letters of `a` and the first j of `b`. */
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
