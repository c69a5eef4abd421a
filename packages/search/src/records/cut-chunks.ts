/**
 * Content-defined chunking: splits a list into chunks, each of them a file. The key of an item decides whether a chunk
 * may begin with it, so that a change moves only nearby boundaries.
 */

export interface CutOptions<T> {
  sizeOf(item: T): number;
  /** A key that does not depend on other items. */
  keyOf(item: T): string;
  /** A chunk of this size ends before the next item that may begin one. */
  leastSize: number;
}

/** A chunk of this many times the least size ends before any item. */
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

/** True for one key in four. More frequent boundaries would take longer to realign after a change. */
function mayBegin(key: string): boolean {
  let hash = 0;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x9e3779b1);
  return Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) >>> 30 === 0;
}
