/** The integers from `first` to `last`, both included; empty if `last` is less than `first`. */
export function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
