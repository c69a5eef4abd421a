/** Content hashes, used as names of cached and immutable files. */
import { createHash, hash as digest } from 'node:crypto';

/** A hash of 22 characters (132 bits) that can be in a file name. */
export function hashContent(...parts: Array<string | Uint8Array>): string {
  const data = parts.length === 1 && parts[0] !== undefined ? parts[0] : parts.join('\0');
  return shorten(digest('sha256', data, 'base64url'));
}

/** The hash of many files, as bytes, because decoding them would take longer than hashing. Missing files count too. */
export function hashContents(parts: Array<Uint8Array | undefined>): string {
  const whole = createHash('sha256');
  for (const part of parts) whole.update(`${part?.length} `).update(part ?? '');
  return shorten(whole.digest('base64url'));
}

const shorten = (text: string) => text.slice(0, 22).replaceAll('-', '0').replaceAll('_', '1');

/** A hash of 8 characters, for the names of assets. */
export function hashAsset(data: string | Uint8Array): string {
  return hashContent(data).slice(0, 8);
}
