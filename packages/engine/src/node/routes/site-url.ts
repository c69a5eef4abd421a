import { stripBase, toHref } from '@quire/client/contract';
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

/** Adds the base to a path from the root of the site, unless it was written: `/a.svg` → `/base/a.svg`. */
export function withBase(href: string, base: string): string {
  return /^\/(?!\/)/.test(href) && stripBase(href, base) === undefined ? toHref(href, base) : href;
}

/** `https://own.host/base/a?b` → `/a?b`; undefined for other hosts, and for URLs outside of the base path. */
export function findOwnPath(
  written: string,
  { siteUrl, base }: Pick<ResolvedConfig, 'siteUrl' | 'base'>,
): string | undefined {
  const url = written.startsWith('//') ? `https:${written}` : written;
  if (siteUrl === undefined || !/^https?:/i.test(url) || !URL.canParse(url)) return undefined;
  const { host, pathname, search, hash } = new URL(url);
  const path = host === new URL(siteUrl).host ? stripBase(pathname, base) : undefined;
  return path === undefined ? undefined : path + search + hash;
}
