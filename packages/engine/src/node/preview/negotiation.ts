/** What a request's headers ask for: the encoding of the answer, and whether the reader has it already. */
import { negotiate } from '@fastify/accept-negotiator';
import fresh from 'fresh';
import type { Encoding } from './body-cache.ts';

/** The best one first: it is taken where the reader has no preference. */
const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];

/** The encoding that `Accept-Encoding` prefers. */
export function chooseEncoding(acceptEncoding = ''): Encoding {
  return negotiate(acceptEncoding.toLowerCase(), ENCODINGS) ?? 'identity';
}

/** Whether `If-None-Match` names the entity. */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  return fresh({ 'if-none-match': ifNoneMatch }, { etag });
}
