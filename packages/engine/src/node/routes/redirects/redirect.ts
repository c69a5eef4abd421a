import { toHref } from '@quire/client/contract';
import { encodeWritten } from '@quire/markdown/percent-decoding';
import { isExternalUrl, splitUrl } from '../../html/url.ts';

export interface Redirect {
  /** `redundant`: the route contains the segment of the default language or version, which our links never have. */
  kind: 'moved' | 'folder' | 'redundant';
  /** A route path, which may end in `/*`. */
  from: string;
  /** A route path with query and hash, which may contain `:splat`, or an absolute URL. */
  to: string;
}

/**
 * The encoded target with base: `/指南?q=1#a` → `/docs/%E6%8C%87%E5%8D%97?q=1#a`.
 * @param to a route path with query and hash, or an absolute URL, which is not changed
 */
export function toRedirectHref(to: string, base: string): string {
  if (isExternalUrl(to)) return to;
  const { path, query, hash } = splitUrl(to);
  return encodeURI(toHref(path, base)) + encodeWritten(query + hash);
}
