/** Owns which half of the readers' queries one belongs to: by its text alone, so that adding others moves none. */

/** `tune` may be read while the search is worked on; `held` is only measured and reported. */
export type Half = 'tune' | 'held';

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

const encoder = new TextEncoder();

/** FNV-1a over the UTF-8 bytes of the text, as an unsigned number of 32 bits. */
export function hashQuery(text: string): number {
  return encoder.encode(text).reduce((hash, byte) => Math.imul(hash ^ byte, FNV_PRIME) >>> 0, FNV_OFFSET);
}

/** An even hash is for tuning, an odd one is held back. */
export function halfOf(query: string): Half {
  return hashQuery(query) % 2 === 0 ? 'tune' : 'held';
}

/** Both halves, each in the order that was given. */
export function splitQueries<Item extends { query: string }>(items: readonly Item[]): Record<Half, Item[]> {
  return {
    tune: items.filter(({ query }) => halfOf(query) === 'tune'),
    held: items.filter(({ query }) => halfOf(query) === 'held'),
  };
}
