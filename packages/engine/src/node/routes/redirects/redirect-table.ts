/** Creates the redirect table for `_redirects`, redirect pages and the script of the 404 pages. */
import { flattenSidebar, type SidebarNode, stripBase } from '@quire/client/contract';
import type { RouteTable, Site } from '../../content/route-table.ts';
import type { ConfiguredRedirects } from './configured-redirects.ts';
import type { Redirect } from './redirect.ts';
import { listRedundantSegments } from './redundant-segments.ts';

export interface RedirectInput extends Site {
  /** The sidebars of a locale in navigation order, hrefs with base. */
  sidebarsOf(lang: string): SidebarNode[][];
  moves: ConfiguredRedirects;
}

/** All redirects of the site; the first of a path applies, as on hosts. */
export function createRedirectTable(input: RedirectInput): Redirect[] {
  const moved = listMovedPages(input.moves);
  const all = [...moved, ...listFolderRedirects(input), ...listRedundantSegments(input, moved)];
  return [...new Map(all.toReversed().map((redirect) => [redirect.from, redirect])).values()].reverse();
}

/** The configured redirects, with and without a trailing slash. */
function listMovedPages({ all }: ConfiguredRedirects): Redirect[] {
  return all
    .filter(({ anchor }) => anchor === '')
    .flatMap(({ from, target }) => {
      const path = from.replace(/\.html$/, '').replace(/(.)\/$/, '$1');
      const to = target.kind === 'external' ? target.url : target.routePath + target.query + target.hash;
      return [path, `${path}/`].map((spelling): Redirect => ({ kind: 'moved', from: spelling, to }));
    });
}

/** Redirects a folder without an index page to its first page in the sidebar: `/guide` to `/guide/start/`. */
export function listFolderRedirects({ routes, config, sidebarsOf }: Omit<RedirectInput, 'moves'>): Redirect[] {
  const links = config.locales.flatMap(({ lang }) => sidebarsOf(lang).flatMap(flattenSidebar));
  const inSidebars = links.flatMap(({ href }) => stripBase(href, config.base) ?? []).filter(isKnownRoute(routes));
  const ordered = [...new Set([...inSidebars, ...routes.pages.map((page) => page.routePath)])];
  const targets = new Map<string, string>();
  for (const routePath of ordered) {
    for (const folder of foldersOf(routePath)) {
      if (!targets.has(folder) && routes.findBySpelling(folder) === undefined) targets.set(folder, routePath);
    }
  }
  const sorted = [...targets].sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.flatMap(([folder, to]) =>
    [folder, `${folder}/`].map((from): Redirect => ({ kind: 'folder', from, to })),
  );
}

function isKnownRoute(routes: RouteTable): (routePath: string) => boolean {
  return (routePath) => routes.find(routePath) !== undefined;
}

/** `/guide` and `/guide/start` of `/guide/start/x`. */
function foldersOf(routePath: string): string[] {
  const segments = routePath.split('/').slice(1, -1);
  return segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
}
