import { toHref } from '@quire/client/contract';
import { encodePath } from '@quire/markdown/percent-decoding';
import type { ResolvedConfig } from '../config/resolved-config.ts';

/** The absolute URL of a route or file; undefined if `siteUrl` is not set. (docs/behavior/content.md) */
export function toUrl(path: string, { siteUrl, base }: Pick<ResolvedConfig, 'siteUrl' | 'base'>): string | undefined {
  return siteUrl === undefined ? undefined : siteUrl + encodePath(toHref(path, base));
}

/** The URL with the host if `siteUrl` is set, otherwise the path with the base. */
export function toPublicUrl(path: string, config: Pick<ResolvedConfig, 'siteUrl' | 'base'>): string {
  return toUrl(path, config) ?? encodePath(toHref(path, config.base));
}
