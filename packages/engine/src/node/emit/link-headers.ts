/** Rules for `Link` headers: where the Markdown of a page is, and the index of the pages of its language. */
import { toHref } from '../../shared/route-path.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { isListed } from '../content/page.ts';
import type { HeaderRule } from '../http/host-rules.ts';
import { findMarkdownFile } from '../render/create-job.ts';
import { toIndexPath } from '../routes/generated-files.ts';
import type { RouteTable } from '../routes/table.ts';

/** The index of the default language is named everywhere, that of another in its folder too. A site may have removed the plugin that makes them. */
export function listIndexRules({ locales, defaultLang, base, plugins }: ResolvedConfig): HeaderRule[] {
  if (plugins.some(({ name, emit }) => name === 'llms' && emit === undefined)) return [];
  return locales.map(({ lang }) => ({
    pattern: lang === defaultLang ? `${base}*` : `${base}${lang}/*`,
    headers: [['Link', `<${toHref(toIndexPath(lang, { defaultLang }), base)}>; rel="llms-txt"; hreflang="${lang}"`]],
  }));
}

/**
 * A rule for each page: only some hosts fill placeholders in values of headers, and a pattern cannot leave out the Markdown
 * itself. Hosts that read a limited number of rules, such as Cloudflare with 100, ignore the last ones.
 */
export function listMarkdownRules({ pages }: RouteTable, { base }: ResolvedConfig): HeaderRule[] {
  return pages.filter(isListed).flatMap((page): HeaderRule[] => {
    const file = findMarkdownFile(page);
    if (file === undefined) return [];
    const href = encodeURI(toHref(`/${file}`, base));
    return [
      {
        pattern: encodeURI(toHref(page.routePath, base)),
        headers: [['Link', `<${href}>; rel="alternate"; type="text/markdown"`]],
      },
    ];
  });
}
