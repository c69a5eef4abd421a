/** Look-ups in sorted lists. */

/** The first place whose value is not before the given one. */
export function lowerBound<T extends string | number>(values: ArrayLike<T>, value: T): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const found = values[middle];
    if (found !== undefined && found < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Terms that begin so, in order. */
export function termsFrom(terms: readonly string[], prefix: string): readonly string[] {
  const start = lowerBound(terms, prefix);
  let end = start;
  while (terms[end]?.startsWith(prefix)) end++;
  return terms.slice(start, end);
}
