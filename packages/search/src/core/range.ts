/** Lists of numbers that follow one another. */

/** From the first to the last; none where the last is before the first. */
export function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
