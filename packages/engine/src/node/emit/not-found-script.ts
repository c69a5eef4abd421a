/** Owns the script of the 404 pages, for hosts that answer every unknown URL with one of them. (docs/behavior/routes.md) */
import { NOT_FOUND_ROOT_ATTRIBUTE } from '../../shared/document-contract.ts';
import { findMissedPage } from '../../shared/missed-page.ts';
import { toHref } from '../../shared/route-path.ts';
import { listContentRoots } from '../config/content-roots.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { hashAsset } from '../files/hash.ts';
import type { OutputFile } from '../output/output-file.ts';
import type { Redirect } from '../routes/list-redirects.ts';
import type { RouteTable } from '../routes/table.ts';

export interface NotFoundScript {
  file: OutputFile;
  /** With base. */
  href: string;
}

/** It runs before the first paint. The reader sees neither this page nor its URL where another one is meant. */
export function emitNotFoundScript(
  redirects: readonly Redirect[],
  { routes, config }: { routes: RouteTable; config: ResolvedConfig },
): NotFoundScript {
  const site = {
    base: config.base,
    roots: listContentRoots({ ...config, localeFolders: true }).map(({ routePrefix }) => routePrefix),
    routes: listRoutes(redirects, routes),
  };
  const body = `const { pathname, search, hash } = location;
const root = document.currentScript.getAttribute('${NOT_FOUND_ROOT_ATTRIBUTE}');
const missed = (${findMissedPage.toString()})({ pathname, search, hash, root, ...${JSON.stringify(site)} });
if (missed.kind === 'show') history.replaceState(history.state, '', missed.href);
if (missed.kind === 'go') {
  document.documentElement.style.visibility = 'hidden';
  location.replace(missed.href);
}
`;
  const path = `assets/not-found.${hashAsset(body)}.js`;
  return { file: { path, body: `{${body}}\n` }, href: toHref(`/${path}`, config.base) };
}

/** A page goes before what leads on. Rules for whole folders name no URL. */
function listRoutes(redirects: readonly Redirect[], { pages }: RouteTable): string[] {
  const own = pages.filter(({ pageType }) => pageType !== '404').map(({ routePath }) => routePath);
  const leading = redirects.map(({ from }) => from).filter((from) => !from.includes('*') && !from.endsWith('/'));
  return [...new Set([...own, ...leading])];
}
