/** Redirects routes with the segment of the default language or version: `/v1/en/guide/x` → `/v1/guide/x`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentRoot, listContentRoots } from '../../config/content-roots.ts';
import type { ResolvedConfig } from '../../config/resolved-config.ts';
import type { Site } from '../../content/route-table.ts';
import type { Redirect } from './redirect.ts';

type Rule = Pick<Redirect, 'from' | 'to'>;

/** @param moved redirects of former routes */
export function listRedundantSegments(site: Site, moved: readonly Redirect[]): Redirect[] {
  const prefixes = listContentRoots(site.config).flatMap((root) =>
    listRedundantPrefixes(root, site.config).map((prefix) => ({ prefix, root })),
  );
  return [
    ...prefixes.map(({ prefix, root }) => ({ from: prefix, to: root.routePrefix })),
    ...prefixes.flatMap(({ prefix, root }) => {
      const rules = listPrefixRules(prefix, root, site);
      const below = moved.filter(({ from }) => isBelow(from, root, site.config) && !from.endsWith('/'));
      const spelled = below.map(({ from, to }) => ({ from: `${prefix}/${from.slice(root.routePrefix.length)}`, to }));
      return [...rules, ...spelled.filter(({ from }) => !isCovered(from, rules))];
    }),
  ].map((rule) => ({ kind: 'redundant', ...rule }));
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
function listPrefixRules(prefix: string, root: ContentRoot, { routes, config }: Site): Rule[] {
  const isTaken =
    existsSync(join(config.publicDir, prefix)) || routes.pages.some((page) => page.routePath.startsWith(`${prefix}/`));
  const pages = routes.pages.filter(
    ({ routePath, pageType }) => isBelow(routePath, root, config) && pageType !== '404',
  );
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
  return rules.filter(({ from }) => routes.findBySpelling(from) === undefined);
}

/** Routes of other languages too: `/en/zh/x` → `/zh/x`. */
function isBelow(route: string, { version, routePrefix }: ContentRoot, { versions }: ResolvedConfig): boolean {
  const others = versions?.all.filter((other) => other !== version && other !== versions.default) ?? [];
  return route.startsWith(routePrefix) && !others.some((other) => route.startsWith(`/${other}/`));
}

/** `/en/guide/*` covers `/en/guide/old`. */
function isCovered(route: string, rules: readonly Rule[]): boolean {
  return rules.some(({ from }) => from.endsWith('/*') && route.startsWith(from.slice(0, -1)));
}
