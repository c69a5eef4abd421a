/** Owns what the pages of a version are told of the search: where its records lie, and which hosts answer. */
import { toHref } from '../../shared/route-path.ts';
import type { LocalSearchSource, SearchView } from '../../shared/site.ts';
import type { HostedSearchConfig, LocalSearchConfig, ResolvedConfig } from '../config/config.ts';
import { findSearchKind, getSearchEntry } from './search-entry.ts';
import type { RouteTable } from './table.ts';

interface SearchedSite {
  routes: RouteTable;
  config: ResolvedConfig;
}

export function createSearchView(
  search: LocalSearchConfig | HostedSearchConfig,
  version: string,
  site: SearchedSite,
): SearchView {
  const report = search.reportLink === undefined ? {} : { reportHref: search.reportLink };
  const sources = listSources(version, site);
  if (search.provider === 'local') return { provider: 'local', sources, ...report };
  const { appId, apiKey, indexName, hosts, insights = false, fallback } = search;
  return {
    provider: 'hosted',
    appId,
    apiKey,
    indexName,
    ...(hosts && { hosts }),
    insights,
    ...(fallback && { sources }),
    ...report,
  };
}

/** Each version searches its own pages. */
function listSources(version: string, { routes, config }: SearchedSite): LocalSearchSource[] {
  return config.locales.map(({ lang }) => {
    const kind = findSearchKind(routes, { lang, version });
    return {
      lang,
      version: '',
      href: toHref(`/${getSearchEntry(lang, version)}`, config.base),
      ...(kind && { kind }),
    };
  });
}
