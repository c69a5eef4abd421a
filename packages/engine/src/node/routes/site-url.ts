/** The one way from a path of the site to its URL on the web. (docs/behavior/content.md) */
import { encodePath } from '@quire/markdown/percent-decoding';
import { toHref } from '../../shared/route-path.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';

/** The URL of a route or file, host included; undefined where the site does not know its host. */
export function toUrl(path: string, { siteUrl, base }: Pick<ResolvedConfig, 'siteUrl' | 'base'>): string | undefined {
  return siteUrl === undefined ? undefined : siteUrl + encodePath(toHref(path, base));
}
