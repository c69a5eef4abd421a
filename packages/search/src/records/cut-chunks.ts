/**
 * The cutting of a list into chunks, each of them a file. Where a chunk may begin is said by the item that begins it,
 * so that a change moves the bounds near it and leaves all other chunks as they were.
 */

export interface CutOptions<T> {
  sizeOf(item: T): number;
  /** What stays the same when other items change. */
  keyOf(item: T): string;
  /** A chunk ends with the first fit item after so much. */
  leastSize: number;
}

/** A chunk of this many times the least size ends with any item. */
const SIZE_FACTOR_MAX = 2;

export function cutChunks<T>(items: readonly T[], { sizeOf, keyOf, leastSize }: CutOptions<T>): T[][] {
  const chunks: T[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const item of items) {
    if (size >= leastSize * SIZE_FACTOR_MAX || (size >= leastSize && mayBegin(keyOf(item)))) {
      chunks.push([]);
      size = 0;
    }
    chunks.at(-1)?.push(item);
    size += sizeOf(item);
  }
  return chunks;
}

/** One key in four: the fewer, the sooner two lists that differ by an item come to the same bound. */
function mayBegin(key: string): boolean {
  let hash = 0;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x9e3779b1);
  return Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) >>> 30 === 0;
}
