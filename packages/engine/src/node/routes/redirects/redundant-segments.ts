/** Redirects routes with the segment of the default language or version: `/v1/en/guide/x` → `/v1/guide/x`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentRoot, listContentRoots } from '../../config/content-roots.ts';
import type { ResolvedConfig } from '../../config/resolved-config.ts';
import type { Site } from '../../content/route-table.ts';
import type { Redirect } from './redirect.ts';

export function listRedundantSegments(site: Site): Redirect[] {
  const prefixes = listContentRoots({ ...site.config, localeFolders: true }).flatMap((root) =>
    listRedundantPrefixes(root, site.config).map((prefix) => ({ prefix, root })),
  );
  return [
    ...prefixes.map(({ prefix, root }) => ({ kind: 'redundant' as const, from: prefix, to: root.routePrefix })),
    ...prefixes.flatMap(({ prefix, root }) => listPrefixRules(prefix, root, site)),
  ];
}

/** `/en`, `/v2` and `/v2/en` of the root `/`, where both are the default. */
function listRedundantPrefixes({ version, lang, routePrefix }: ContentRoot, config: ResolvedConfig): string[] {
  const versions = version === '' ? [''] : [`/${version}`, ...(version === config.versions?.default ? [''] : [])];
  const langs = config.locales.length < 2 ? [''] : [`/${lang}`, ...(lang === config.defaultLang ? [''] : [])];
  const spellings = versions.flatMap((first) => langs.map((second) => first + second));
  return spellings.filter((spelling) => `${spelling}/` !== routePrefix);
}

/**
 * One rule for each folder, `/en/guide/*`, rather than `/en/*` for all: with the latter, hosts that keep the second slash
 * of `/en//host` would redirect the reader to that host. If a rule would also match existing files, each page has its own
 * rule, because some hosts apply redirects to existing files too.
 */
function listPrefixRules(prefix: string, root: ContentRoot, { routes, config }: Site): Redirect[] {
  const isTaken =
    existsSync(join(config.publicDir, prefix)) || routes.pages.some((page) => page.routePath.startsWith(`${prefix}/`));
  const pages = routes.pages.filter((page) => isBelow(page, root) && page.pageType !== '404');
  const rules = pages.flatMap(({ routePath }) => {
    const rest = routePath.slice(root.routePrefix.length);
    const [folder = ''] = rest.split('/');
    if (isTaken || folder === rest) return [{ from: `${prefix}/${rest}`, to: routePath }];
    const to = root.routePrefix + folder;
    return [
      { from: `${prefix}/${folder}`, to: routes.findBySpelling(to)?.routePath ?? to },
      { from: `${prefix}/${folder}/*`, to: `${to}/:splat` },
    ];
  });
  return rules
    .filter(({ from }) => routes.findBySpelling(from) === undefined)
    .map((rule) => ({ kind: 'redundant', ...rule }));
}

/** Pages of other languages too: `/en/zh/x` → `/zh/x`. */
function isBelow(page: { version: string; routePath: string }, { version, routePrefix }: ContentRoot): boolean {
  return page.version === version && page.routePath.startsWith(routePrefix);
}
