/** Creates the redirect table for `_redirects`, redirect pages and the script of the 404 pages. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { flattenSidebar, type SidebarNode, stripBase } from '@quire/client/contract';
import type { ResolvedConfig } from '../../config/resolved-config.ts';
import { isListed, type Page } from '../../content/page.ts';
import type { Site } from '../../content/route-table.ts';
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

/** Redirects the folders without an index page to their first page in the sidebar: `/guide` to `/guide/start/`. */
export function listFolderRedirects({ routes, config, sidebarsOf }: Omit<RedirectInput, 'moves'>): Redirect[] {
  const links = config.locales.flatMap(({ lang }) => sidebarsOf(lang).flatMap(flattenSidebar));
  const inSidebars = links.flatMap(({ href }) => routes.find(stripBase(href, config.base) ?? '') ?? []);
  const isFree = (folder: string) =>
    routes.findBySpelling(folder || '/') === undefined && !existsSync(join(config.publicDir, folder, 'index.html'));
  const targets = new Map<string, string>();
  for (const page of [...inSidebars, ...routes.pages.filter(isListed)]) {
    for (const folder of foldersOf(page, config)) {
      if (!targets.has(folder) && isFree(folder)) targets.set(folder, page.routePath);
    }
  }
  const sorted = [...targets].sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.flatMap(([folder, to]) =>
    [folder, `${folder}/`].filter(Boolean).map((from): Redirect => ({ kind: 'folder', from, to })),
  );
}

/** `/guide` and `/guide/start` of `/guide/start/x`; in the default language and version the home page too, an empty text. */
function foldersOf({ routePath, lang, version }: Page, { defaultLang, versions }: ResolvedConfig): string[] {
  const isDefault = lang === defaultLang && version === (versions?.default ?? version);
  const segments = routePath.split('/').slice(0, -1);
  return segments.map((_, index) => segments.slice(0, index + 1).join('/')).slice(isDefault ? 0 : 1);
}
