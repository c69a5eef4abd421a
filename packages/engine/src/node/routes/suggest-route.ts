/** Which page the author of a dead link probably meant. */
import { posix } from 'node:path';
import { findNearest } from '@quire/markdown/diagnostics';
import type { Page } from '../content/page.ts';
import type { RouteTable } from './table.ts';

/** @returns the nearest route of the locale by its whole path, else by its file's name alone */
export type SuggestRoute = (path: string, page: Pick<Page, 'lang' | 'version'>) => string | undefined;

/** Routes, by what a link may call them. */
interface RouteNames {
  byPath: ReadonlyMap<string, string>;
  byName: ReadonlyMap<string, string>;
}

/** A site that has dead links to more pages than these has lost a part: none of its pages is what they mean. */
const SUGGESTIONS_MAX = 200;

/** The same path is looked for once. */
export function createRouteSuggester({ pages }: RouteTable): SuggestRoute {
  const namesOf = new Map<string, RouteNames>();
  const found = new Map<string, string | undefined>();
  return (path, { lang, version }) => {
    const locale = `${version}\0${lang}`;
    const key = `${locale}\0${path}`;
    if (found.has(key) || found.size >= SUGGESTIONS_MAX) return found.get(key);
    const names =
      namesOf.get(locale) ?? listNames(pages.filter((page) => page.lang === lang && page.version === version));
    namesOf.set(locale, names);
    const route =
      names.byPath.get(findNearest(path, names.byPath.keys()) ?? '') ??
      names.byName.get(findNearest(posix.basename(path), names.byName.keys()) ?? '');
    found.set(key, route);
    return route;
  };
}

function listNames(pages: readonly Page[]): RouteNames {
  const paths = pages.flatMap(({ routePath, pagePath }) => [
    [routePath, routePath] as const,
    [`/${pagePath}`, routePath] as const,
  ]);
  const names = pages.map(({ routePath, pagePath }) => [posix.basename(pagePath), routePath] as const);
  return { byPath: new Map(paths), byName: new Map(names) };
}
