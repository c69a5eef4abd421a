/** Which half of the readers' queries one belongs to: by its text alone, so that adding others moves none. */
import { hashText } from './random.ts';

/** `tune` may be read while the search is worked on; `held` is only measured and reported. */
export type Half = 'tune' | 'held';

/** An even hash is for tuning, an odd one is held back. */
export function halfOf(query: string): Half {
  return hashText(query) % 2 === 0 ? 'tune' : 'held';
}

/** Both halves, each in the order that was given. */
export function splitQueries<Item extends { query: string }>(items: readonly Item[]): Record<Half, Item[]> {
  return {
    tune: items.filter(({ query }) => halfOf(query) === 'tune'),
    held: items.filter(({ query }) => halfOf(query) === 'held'),
  };
}
