/** Negotiates the encoding of a response, and evaluates conditional requests. */
import { negotiate } from '@fastify/accept-negotiator';
import fresh from 'fresh';
import type { Encoding } from './body-cache.ts';

/** In order of preference. */
const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];

/** The encoding that `Accept-Encoding` prefers. */
export function chooseEncoding(acceptEncoding = ''): Encoding {
  return negotiate(acceptEncoding.toLowerCase(), ENCODINGS) ?? 'identity';
}

/** Whether `If-None-Match` matches. */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  return fresh({ 'if-none-match': ifNoneMatch }, { etag });
}
