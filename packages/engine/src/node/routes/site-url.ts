/** Owns the one way from a path of the site to its address on the web. (PITFALLS.md, Links) */
import { toHref } from '../../shared/route-path.ts';
import type { ResolvedConfig } from '../config/config.ts';

/** The address of a route or file, host included; undefined where the site does not know its host. */
export function toUrl(path: string, { siteUrl, base }: Pick<ResolvedConfig, 'siteUrl' | 'base'>): string | undefined {
  return siteUrl === undefined ? undefined : siteUrl + encodeURI(toHref(path, base));
}
