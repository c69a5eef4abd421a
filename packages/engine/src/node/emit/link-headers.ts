/** Creates rules for `Link` headers to the Markdown of a page and to the index of its language. */
import { toHref } from '@quire/client/contract';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { isListed } from '../content/page.ts';
import type { RouteTable } from '../content/route-table.ts';
import { type HeaderRule, isPattern } from '../http/host-rules.ts';
import { findMarkdownFile } from '../render/markdown-job.ts';
import { toIndexPath } from '../routes/generated-files.ts';

/** Every page links the index of the default language, and pages of another language also theirs. Empty if the site has removed the plugin that emits them. */
export function listIndexRules({ locales, defaultLang, base, plugins }: ResolvedConfig): HeaderRule[] {
  if (plugins.some(({ name, emit }) => name === 'llms' && emit === undefined)) return [];
  return locales.map(({ lang }) => ({
    pattern: lang === defaultLang ? `${base}*` : `${base}${lang}/*`,
    headers: [['Link', `<${toHref(toIndexPath(lang, { defaultLang }), base)}>; rel="llms-txt"; hreflang="${lang}"`]],
  }));
}

/** Cloudflare's limit, above which rules are ignored. */
export const HEADER_RULES_MAX = 100;

/**
 * Adds a rule for each page with Markdown: not all hosts support placeholders in header values, and a pattern cannot
 * exclude the Markdown itself. If there would be too many, none is added: each document links its Markdown in its head.
 */
export function addMarkdownRules(rules: HeaderRule[], { pages }: RouteTable, { base }: ResolvedConfig): HeaderRule[] {
  const ofPages = pages.filter(isListed).flatMap((page): HeaderRule[] => {
    const file = findMarkdownFile(page);
    if (file === undefined || isPattern(file)) return [];
    const href = encodeURI(toHref(`/${file}`, base));
    return [
      {
        pattern: encodeURI(toHref(page.routePath, base)),
        headers: [['Link', `<${href}>; rel="alternate"; type="text/markdown"`]],
      },
    ];
  });
  return rules.length + ofPages.length > HEADER_RULES_MAX ? rules : [...rules, ...ofPages];
}
