/** The first index whose value is not less than the given one. */
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

/** Terms with this prefix, in order. */
export function termsFrom(terms: readonly string[], prefix: string): readonly string[] {
  const start = lowerBound(terms, prefix);
  let end = start;
  while (terms[end]?.startsWith(prefix)) end++;
  return terms.slice(start, end);
}
