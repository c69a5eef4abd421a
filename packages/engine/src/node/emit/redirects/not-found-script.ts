/** Emits the script of the 404 pages, for hosts with a single 404 page. (docs/behavior/routes.md) */

import { NOT_FOUND_ROOT_ATTRIBUTE, toHref, VISITED_KEY } from '@quire/client/contract';
import { hashAsset } from '@quire/markdown/files';
import { listContentRoots } from '../../config/content-roots.ts';
import { isListed } from '../../content/page.ts';
import type { Site } from '../../content/route-table.ts';
import type { OutputFile } from '../../files/output-file.ts';
import { type Redirect, toRedirectHref } from '../../routes/redirects/redirect.ts';
import { findMissedPage, type MissedSite } from './missed-page.ts';

export interface NotFoundScript {
  file: OutputFile;
  /** With base. */
  href: string;
}

/** Runs before the first paint. */
export function emitNotFoundScript(redirects: readonly Redirect[], site: Site): NotFoundScript {
  const body = `const { pathname, search, hash } = location;
const root = document.currentScript.getAttribute('${NOT_FOUND_ROOT_ATTRIBUTE}');
const missed = (${findMissedPage.toString()})({ pathname, search, hash, root, ...${JSON.stringify(listTargets(redirects, site))} });
if (missed.kind === 'show') history.replaceState(history.state, '', missed.href);
if (missed.kind === 'go') {
  const { dataset, style } = document.documentElement;
  if (dataset.firstVisit !== undefined) localStorage.removeItem('${VISITED_KEY}');
  style.visibility = 'hidden';
  location.replace(missed.href);
}
`;
  const path = `assets/not-found.${hashAsset(body)}.js`;
  return { file: { path, body: `{${body}}\n` }, href: toHref(`/${path}`, site.config.base) };
}

function listTargets(redirects: readonly Redirect[], { routes, config }: Site): MissedSite {
  const isFolder = ({ from }: Redirect) => from.endsWith('/*');
  return {
    base: config.base,
    roots: listContentRoots(config).map(({ routePrefix }) => routePrefix),
    routes: routes.pages.filter(isListed).map(({ routePath }) => routePath),
    // Skip other spellings of the same path.
    moves: redirects
      .filter((redirect) => !isFolder(redirect) && !redirect.from.endsWith('/'))
      .map(({ from, to }) => [from, toRedirectHref(to, config.base)]),
    folders: redirects.filter(isFolder).map(({ from, to }) => [from.replace(/\/\*$/, ''), to.replace(/\/:splat$/, '')]),
  };
}
