/** Owns `_redirects`: what static hosts answer for URLs that are not pages. (docs/behavior/routes.md) */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { toHref } from '../../shared/route-path.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Page } from '../content/page.ts';
import { formatRedirectRules, type RedirectRule } from '../http/host-rules.ts';
import type { OutputFile } from '../output/output-file.ts';
import type { Redirect } from '../routes/list-redirects.ts';
import type { RouteTable } from '../routes/table.ts';

interface RedirectContext {
  routes: RouteTable;
  config: ResolvedConfig;
}

export function emitRedirects(redirects: Redirect[], context: RedirectContext): OutputFile[] {
  const rules = createRedirectRules(redirects, context);
  return rules.length === 0 ? [] : [{ path: '_redirects', body: formatRedirectRules(rules) }];
}

/** The site's redirects, and those of the default language's redundant prefix. */
export function createRedirectRules(redirects: Redirect[], context: RedirectContext): RedirectRule[] {
  const { base } = context.config;
  return [...redirects, ...listPrefixRedirects(context)].map(({ from, to }) => ({
    pattern: encodeURI(toHref(from, base)),
    target: to.startsWith('/') ? encodeURI(toHref(to, base)) : to,
    status: 301,
  }));
}

interface Prefix {
  /** The route of the folder that the segment is redundant in: empty, or `/v1`. */
  folder: string;
  segment: string;
  /** Whether a page may be asked for with the segment. */
  holds(page: Page): boolean;
}

function listPrefixRedirects(context: RedirectContext): Redirect[] {
  const { locales, defaultLang, versions } = context.config;
  const main = versions?.default ?? '';
  const ofVersion = { folder: '', segment: main, holds: (page: Page) => page.version === main };
  const ofLanguages = (versions?.all ?? ['']).map((version) => ({
    folder: version === main ? '' : `/${version}`,
    segment: defaultLang,
    holds: (page: Page) => page.version === version && page.lang === defaultLang,
  }));
  const prefixes = [...(versions ? [ofVersion] : []), ...(locales.length < 2 ? [] : ofLanguages)];
  return prefixes.flatMap((prefix) => listPrefixRules(prefix, context));
}

/** `/v1/en/x` is `/v1/x`. Some hosts redirect what is a file too: beside files of this prefix, each page has its rule. */
function listPrefixRules({ folder, segment, holds }: Prefix, { routes, config }: RedirectContext): Redirect[] {
  const prefix = `${folder}/${segment}`;
  const home = { from: prefix, to: `${folder}/` };
  if (!existsSync(join(config.publicDir, prefix))) return [home, { from: `${prefix}/*`, to: `${folder}/:splat` }];
  const pages = routes.pages.filter((page) => holds(page) && page.pageType !== '404');
  return [home, ...pages.map(({ routePath }) => ({ from: prefix + routePath.slice(folder.length), to: routePath }))];
}
