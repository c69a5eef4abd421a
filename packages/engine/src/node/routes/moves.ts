/** Owns where pages and anchors have gone: the `redirects` of the configuration, for every version and locale. */
import { routeKey } from '../../shared/route-path.ts';
import { isExternalUrl } from '../../shared/url.ts';
import type { ResolvedConfig } from '../config/config.ts';
import { listContentRoots } from '../config/content-roots.ts';
import type { Page } from '../content/page.ts';
import { createPageFinder, findAbsolute, type Viewpoint } from './find-page.ts';
import { findChain } from './redirect-chains.ts';
import type { RouteTable } from './table.ts';

export type MoveTarget =
  | { kind: 'page'; page: Page; routePath: string; query: string; hash: string }
  | { kind: 'external'; url: string };

export interface Move {
  /** As the author wrote it in the configuration. */
  written: string;
  /** The old route, canonical where a page has it. */
  from: string;
  /** The old anchor, without `#`; empty where the whole page has moved. */
  anchor: string;
  target: MoveTarget;
}

type MoveResult = 'moved' | 'leads nowhere' | 'no page';

export interface Moves {
  all: Move[];
  /** Redirects that lead nowhere, over another or in a circle, or stand in the way of a page. */
  mistakes: Array<{ written: string; message: string; hint?: string }>;
  findRoute(path: string): MoveTarget | undefined;
  findAnchor(routePath: string, anchor: string): MoveTarget | undefined;
  /** The anchors of a page that have moved. */
  anchorsOf(routePath: string): Move[];
}

export function createMoves(routes: RouteTable, config: ResolvedConfig): Moves {
  const finder = createPageFinder(routes, config);
  const roots = listContentRoots(config);
  const all: Move[] = [];
  const mistakes: Moves['mistakes'] = [];

  function addMove(written: string, to: string, { from, view }: { from: string; view: Viewpoint }): MoveResult {
    const [path = '', anchor = ''] = from.split('#');
    const target = findTarget(to, view);
    if (!target) return 'leads nowhere';
    const page = routes.findBySpelling(path);
    if (page && anchor === '') {
      mistakes.push({
        written,
        message: `The redirect from "${written}" stands in the way of ${page.sourcePath}, which has that route.`,
      });
      return 'moved';
    }
    if (!page && anchor !== '') return 'no page';
    all.push({ written, from: page?.routePath ?? path, anchor: decodeAnchor(anchor), target });
    return 'moved';
  }

  function findTarget(to: string, view: Viewpoint): MoveTarget | undefined {
    if (isExternalUrl(to)) return { kind: 'external', url: to };
    const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? [];
    const page = findAbsolute(path, view, finder);
    return page && { kind: 'page', page, routePath: page.routePath, query, hash };
  }

  for (const [written, to] of Object.entries(config.redirects)) {
    const named = roots.find(({ routePrefix }) => routePrefix !== '/' && written.startsWith(routePrefix));
    // What is said of `/guide/old` holds for `/zh/guide/old` too.
    const views = named
      ? [{ view: named, from: written }]
      : roots.map((view) => ({ view, from: view.routePrefix.slice(0, -1) + written }));
    const results = views.map((view) => addMove(written, to, view));
    const chain = findChain(written, config.redirects);
    if (chain) mistakes.push({ written, ...chain });
    // Not every version and locale has the pages.
    if (chain || results.includes('moved')) continue;
    const message = results.includes('no page')
      ? `The redirect from "${written}" names an anchor of a page that does not exist.`
      : `The redirect from "${written}" leads to "${to}", but no page has that route.`;
    mistakes.push({ written, message });
  }

  const byRoute = new Map(all.filter(({ anchor }) => anchor === '').map((move) => [routeKey(move.from), move.target]));
  const anchors = all.filter(({ anchor }) => anchor !== '');
  return {
    all,
    mistakes: dedupe(mistakes),
    findRoute: (path) => byRoute.get(routeKey(path)),
    findAnchor: (routePath, anchor) =>
      anchors.find((move) => move.from === routePath && move.anchor === decodeAnchor(anchor))?.target,
    anchorsOf: (routePath) => anchors.filter((move) => move.from === routePath),
  };
}

function dedupe(mistakes: Moves['mistakes']): Moves['mistakes'] {
  return [...new Map(mistakes.map((mistake) => [mistake.message, mistake])).values()];
}

function decodeAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
