/** One redirect of a site, and its target as it is written into files. */
import { encodeWritten } from '@quire/markdown/percent-decoding';
import { toHref } from '../../../shared/route-path.ts';
import { isExternalUrl } from '../../../shared/url.ts';

export interface Redirect {
  /** `redundant`: the route with the default language's or default version's segment, which no link of ours has. */
  kind: 'moved' | 'folder' | 'redundant';
  /** A route path, which may end in `/*`. */
  from: string;
  /** A route path with query and hash, which may hold `:splat`, or a URL with its host. */
  to: string;
}

/**
 * The target as hosts and browsers read it: `/指南?q=1#a` → `/docs/%E6%8C%87%E5%8D%97?q=1#a`.
 * @param to a route path with query and hash, or a URL with its host, which stays as it was written
 */
export function toRedirectHref(to: string, base: string): string {
  if (isExternalUrl(to)) return to;
  const { path, tail } = splitTail(to);
  return encodeURI(toHref(path, base)) + encodeWritten(tail);
}

/** The path, and its query and hash. */
export function splitTail(to: string): { path: string; tail: string } {
  const [path = to, tail = ''] = /^([^?#]*)(.*)$/s.exec(to)?.slice(1) ?? [];
  return { path, tail };
}
