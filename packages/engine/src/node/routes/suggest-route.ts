/** Suggests the page that the author of a dead link probably meant. */
import { posix } from 'node:path';
import { findNearest } from '@quire/markdown/diagnostics';
import type { Page } from '../content/page.ts';
import type { RouteTable } from '../content/route-table.ts';

/** @returns the nearest route of the locale by path, otherwise by file name */
export type SuggestRoute = (path: string, page: Pick<Page, 'lang' | 'version'>) => string | undefined;

/** With more different dead links, a part of the site is probably missing, so that suggestions would be wrong. */
const SUGGESTIONS_MAX = 200;

/** Caches suggestions by path. */
export function createRouteSuggester({ pages }: RouteTable): SuggestRoute {
  const found = new Map<string, string | undefined>();
  return (path, { lang, version }) => {
    const key = `${version}\0${lang}\0${path}`;
    if (found.has(key) || found.size >= SUGGESTIONS_MAX) return found.get(key);
    const names = listRouteNames(pages.filter((page) => page.lang === lang && page.version === version));
    const route =
      names.byPath.get(findNearest(path, names.byPath.keys()) ?? '') ??
      names.byName.get(findNearest(posix.basename(path), names.byName.keys()) ?? '');
    found.set(key, route);
    return route;
  };
}

/** Routes by path and by file name. */
function listRouteNames(pages: readonly Page[]) {
  const paths = pages.flatMap(({ routePath, pagePath }) => [
    [routePath, routePath] as const,
    [`/${pagePath}`, routePath] as const,
  ]);
  const names = pages.map(({ routePath, pagePath }) => [posix.basename(pagePath), routePath] as const);
  return { byPath: new Map(paths), byName: new Map(names) };
}
