/** The search data in pages: the URLs of records, and the hosts. */

import { type LocalSearchSource, type SearchView, toHref } from '@quire/client/contract';
import { createError } from '@quire/markdown/diagnostics';
import { getSearchEntry } from '@quire/search';
import { type ContentRoot, listContentRoots } from '../config/content-roots.ts';
import { placeInConfig } from '../config/place-in-config.ts';
import type { HostedSearchConfig, LocalSearchConfig } from '../config/search-config.ts';
import type { Site } from '../content/route-table.ts';
import { rejectErrors } from '../diagnostics/diagnostic-lists.ts';
import { findSearchKind } from './search-kind.ts';

export function createSearchView(
  search: LocalSearchConfig | HostedSearchConfig,
  root: ContentRoot,
  site: Site,
): SearchView {
  const shared = {
    ...(search.reportLink !== undefined && { reportHref: search.reportLink }),
    ...(search.quickLinks.length > 0 && { quickLinks: listQuickLinks(search.quickLinks, root, site) }),
  };
  const sources = listSources(site);
  if (search.provider === 'local') return { provider: 'local', sources, ...shared };
  const { appId, apiKey, indexName, hosts, insights = false, fallback } = search;
  return {
    provider: 'hosted',
    appId,
    apiKey,
    indexName,
    ...(hosts && { hosts }),
    insights,
    ...(fallback && { sources }),
    ...shared,
  };
}

/** The quick links of a locale and version; others than the default may lack some pages. @throws UserError */
function listQuickLinks(links: readonly string[], { routePrefix }: ContentRoot, { routes, config }: Site) {
  const dead = links.filter((link) => !routes.find(link));
  rejectErrors(
    dead.map((link) =>
      createError('config', `"search.quickLinks" contains "${link}", but no page has that route.`, {
        ...placeInConfig(config, ['search', 'quickLinks', links.indexOf(link)]),
        help: 'Write the route of a page in the default language, such as "/guide/start".',
      }),
    ),
  );
  return links.flatMap((link) => {
    const page = routes.find(routePrefix + link.slice(1));
    return page ? [{ text: page.title, href: toHref(page.routePath, config.base) }] : [];
  });
}

/** The indexes of all versions: the search stays loaded when the reader changes the version. */
function listSources({ routes, config }: Site): LocalSearchSource[] {
  return listContentRoots(config).map(({ lang, version }) => ({
    lang,
    version,
    href: toHref(`/${getSearchEntry(lang, version)}`, config.base),
    kind: findSearchKind(routes, { lang, version }),
  }));
}
