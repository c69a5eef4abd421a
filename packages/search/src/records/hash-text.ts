/** The short hash in file names (FNV-1a, 64 bits). It is not cryptographic. */

const PRIME = 0x100000001b3n;
const START = 0xcbf29ce484222325n;
const MASK = 0xffffffffffffffffn;

/** Characters that are hashed as ordinary numbers before one BigInt step, because BigInt arithmetic is slow. */
const BLOCK = 1024;

export function hashText(text: string): string {
  let hash = START;
  for (let at = 0; at < text.length; at += BLOCK) hash = ((hash ^ BigInt(hashBlock(text, at))) * PRIME) & MASK;
  return hash.toString(36).padStart(13, '0');
}

/** 53 bits from two 32-bit hashes. */
function hashBlock(text: string, start: number): number {
  let low = 0x811c9dc5;
  let high = 0x01000193;
  for (let at = start; at < Math.min(start + BLOCK, text.length); at++) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b);
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0);
}
