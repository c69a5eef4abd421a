/** Owns what the closing report says about files that the build could not make. */
import type { ResolvedConfig } from '../config/config.ts';

/** One line for each kind of file that is left out, with its reason and mend. */
export function listOmissions({ siteUrl, feeds }: ResolvedConfig): string[] {
  if (siteUrl !== undefined) return [];
  const files = feeds.length === 0 ? 'sitemap.xml is' : 'sitemap.xml and the feeds are';
  return [`${files} left out, because addresses in them need a host: set "siteUrl" in the site's configuration.`];
}
