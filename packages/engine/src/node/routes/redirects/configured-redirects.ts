/** Resolves the `redirects` of the configuration for every version and locale. */

import { routeKey, stripBase } from '@quire/client/contract';
import { createError, type Diagnostic, suggestNearest } from '@quire/markdown/diagnostics';
import { decodePart, decodePath } from '@quire/markdown/percent-decoding';
import type { CheckDiagnostic } from '../../config/check-config.ts';
import { listWrittenRoots } from '../../config/content-roots.ts';
import { placeInConfig } from '../../config/place-in-config.ts';
import type { ResolvedConfig } from '../../config/resolved-config.ts';
import type { Page } from '../../content/page.ts';
import type { RouteTable } from '../../content/route-table.ts';
import { isExternalUrl, splitUrl } from '../../html/url.ts';
import { findAbsolute, type Viewpoint } from '../find-page.ts';
import { createChainFinder } from './redirect-chains.ts';

export type RedirectTarget =
  | { kind: 'page'; page: Page; routePath: string; query: string; hash: string }
  | { kind: 'external'; url: string };

export interface ConfiguredRedirect {
  /** As written in the configuration. */
  written: string;
  /** The old route, in canonical form if a page has it. */
  from: string;
  /** The old anchor, without `#`; empty if the whole page was moved. */
  anchor: string;
  target: RedirectTarget;
}

interface InvalidRedirect {
  written: string;
  error: CheckDiagnostic;
}

type RedirectResult = 'moved' | 'leads nowhere' | 'no page';

export interface ConfiguredRedirects {
  all: ConfiguredRedirect[];
  /** Redirects without a target, to another redirect, in a loop, or from the route of a page. */
  invalid: InvalidRedirect[];
  findRoute(path: string): RedirectTarget | undefined;
  findAnchor(routePath: string, anchor: string): RedirectTarget | undefined;
  /** The anchors of a page that have moved. */
  anchorsOf(routePath: string): ConfiguredRedirect[];
}

export function createConfiguredRedirects(routes: RouteTable, config: ResolvedConfig): ConfiguredRedirects {
  const roots = listWrittenRoots(config);
  const findChain = createChainFinder(config.redirects);
  // A folder may have the name of the base path.
  const rejectedBase = routes.pages.some(({ routePath }) => routePath.startsWith(config.base)) ? '/' : config.base;
  const all: ConfiguredRedirect[] = [];
  const invalid: InvalidRedirect[] = [];

  function reject(written: string, { message, help = suggestTarget(written) }: Pick<Diagnostic, 'message' | 'help'>) {
    const place = placeInConfig(config, ['redirects', written]);
    invalid.push({ written, error: createError('redirects', message, { ...place, help }) });
  }

  function suggestTarget(written: string): string | undefined {
    const target = config.redirects[written] ?? '';
    const known = routes.pages.map(({ routePath }) => routePath);
    return suggestNearest(target, known) ?? (target.startsWith('/') ? undefined : TARGET_HELP);
  }

  function addRedirect(written: string, to: string, { from, view }: { from: string; view: Viewpoint }): RedirectResult {
    const [path = '', anchor = ''] = from.split('#').map(decodePath);
    const target = findTarget(to, view);
    if (!target) return 'leads nowhere';
    const page = routes.findBySpelling(path);
    if (page && anchor === '') {
      // An older version may still have a page that has moved since.
      if (from !== written && view.version !== config.versions?.default) return 'moved';
      reject(written, { message: `The redirect from "${written}" has the route of the page ${page.sourcePath}.` });
      return 'moved';
    }
    if (!page && anchor !== '') return 'no page';
    all.push({ written, from: page?.routePath ?? path, anchor, target });
    return 'moved';
  }

  function findTarget(to: string, view: Viewpoint): RedirectTarget | undefined {
    if (isExternalUrl(to)) return { kind: 'external', url: to };
    if (!to.startsWith('/')) return undefined;
    const { path, query, hash } = splitUrl(to);
    const page = findAbsolute(path, view, { routes, config });
    return page && { kind: 'page', page, routePath: page.routePath, query, hash };
  }

  for (const [written, to] of Object.entries(config.redirects)) {
    const named = roots.find(({ routePrefix }) => routePrefix !== '/' && written.startsWith(routePrefix));
    // A redirect of `/guide/old` also applies to `/zh/guide/old`.
    const views = named
      ? [{ view: named, from: written }]
      : roots.map((view) => ({ view, from: view.routePrefix.slice(0, -1) + written }));
    const results = views.map((view) => addRedirect(written, to, view));
    const chain = findChain(written) ?? findSourceFault(written, rejectedBase);
    if (chain) reject(written, chain);
    // Not every version and locale has the target.
    if (chain || results.includes('moved')) continue;
    const message = results.includes('no page')
      ? `The redirect from "${written}" refers to an anchor of a page that does not exist.`
      : `The redirect from "${written}" points to "${to}", but no page has that route.`;
    reject(written, { message });
  }

  const byRoute = new Map(all.filter(({ anchor }) => anchor === '').map((move) => [routeKey(move.from), move.target]));
  const anchors = all.filter(({ anchor }) => anchor !== '');
  return {
    all,
    invalid: listUniqueErrors(invalid),
    findRoute: (path) => byRoute.get(routeKey(path)),
    findAnchor: (routePath, anchor) =>
      anchors.find((move) => move.from === routePath && move.anchor === decodePart(anchor))?.target,
    anchorsOf: (routePath) => anchors.filter((move) => move.from === routePath),
  };
}

const TARGET_HELP = 'Write a route that begins with "/", or a URL with http:, https: or mailto:.';

/** Old paths that no request has, or that only some hosts understand. */
function findSourceFault(written: string, base: string): Pick<Diagnostic, 'message' | 'help'> | undefined {
  const subject = `The redirect from "${written}"`;
  const [path = ''] = written.split('#');
  if (path.includes('?'))
    return { message: `${subject} has a query, which redirects do not compare.`, help: 'Remove the query.' };
  if (/\*|\/:/.test(path))
    return {
      message: `${subject} is not a pattern: it applies to no other path.`,
      help: 'Write a redirect for each path.',
    };
  const inside = base === '/' ? undefined : stripBase(path, base);
  if (inside === undefined) return undefined;
  return { message: `${subject} repeats the base path.`, help: `Write it without the base path: "${inside}".` };
}

function listUniqueErrors(invalid: InvalidRedirect[]): InvalidRedirect[] {
  return [...new Map(invalid.map((each) => [each.error.message, each])).values()];
}
