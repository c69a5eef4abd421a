/** Owns what a request's headers ask for: the encoding of the answer, and whether the reader has it already. */
import type { Encoding } from './body-cache.ts';

/** The best encoding that `Accept-Encoding` allows. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = new Set((acceptEncoding ?? '').split(',').flatMap(parseAccepted));
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}

function parseAccepted(part: string): string[] {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
  return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name];
}

/** Whether `If-None-Match` names the entity. */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes('*') || known.includes(etag);
}
