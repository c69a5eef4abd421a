/** Owns content hashes: the names of cached and immutable files. */
import { hash as digest } from 'node:crypto';

/** A hash of 22 characters (132 bits) that can be in a file name. */
export function hashContent(...parts: Array<string | Uint8Array>): string {
  const data = parts.length === 1 && parts[0] !== undefined ? parts[0] : parts.join('\0');
  return digest('sha256', data, 'base64url').slice(0, 22).replaceAll('-', '0').replaceAll('_', '1');
}

/** A hash of 8 characters, for the names of assets. */
export function hashAsset(data: string | Uint8Array): string {
  return hashContent(data).slice(0, 8);
}
