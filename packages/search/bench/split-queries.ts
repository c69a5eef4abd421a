/** Assigns each reader's query to a half by its text alone, so that adding queries moves none. */
import { hashText } from './random.ts';

/** `tune` may be read while working on the search; `held` is only measured and reported. */
export type Half = 'tune' | 'held';

/** Even hashes are for tuning, odd ones are held back. */
export function halfOf(query: string): Half {
  return hashText(query) % 2 === 0 ? 'tune' : 'held';
}

/** Both halves, each in the given order. */
export function splitQueries<Item extends { query: string }>(items: readonly Item[]): Record<Half, Item[]> {
  return {
    tune: items.filter(({ query }) => halfOf(query) === 'tune'),
    held: items.filter(({ query }) => halfOf(query) === 'held'),
  };
}
