/** Decides what a 404 page does with a URL: redirects other spellings to their page, and other locales to their 404 page. (docs/behavior/routes.md) */

/** The data of the script of the 404 pages. */
export interface MissedSite {
  /** The path that the site is served under; begins and ends with `/`. */
  base: string;
  /** The canonical route of every page. */
  routes: readonly string[];
  /** Redirected routes with their targets. */
  moves: ReadonlyArray<readonly [from: string, href: string]>;
  /** Folders that are redirected to others: `/en/guide` to `/guide`. */
  folders: ReadonlyArray<readonly [from: string, to: string]>;
  /** The route prefix of each version and locale: `/`, `/zh/`. Each has a 404 page. */
  roots: readonly string[];
}

export interface MissedVisit extends MissedSite {
  pathname: string;
  search: string;
  hash: string;
  /** The root of the current 404 page. */
  root: string;
}

/** `go`: open that URL. `show`: stay on this page, but change the URL. */
export type MissedPage = { kind: 'go'; href: string } | { kind: 'show'; href: string } | { kind: 'stay' };

/**
 * The build prints the source of this function into a script, so it must not use outer variables. It only redirects to
 * URLs of its tables, never to a requested path, which might be `//host/x`.
 */
export function findMissedPage(visit: MissedVisit): MissedPage {
  const { base, routes, moves, folders, roots, root } = visit;
  const attempt = (work: (text: string) => string, text: string) => {
    try {
      return work(text);
    } catch {
      return text;
    }
  };
  const decode = (path: string) => attempt(decodeURI, path);
  // The same as `routeKey`, which a test verifies.
  const keyOf = (path: string) => {
    const plain = decode(path)
      .toLowerCase()
      .replace(/\/{2,}/g, '/');
    const stem = plain.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1');
    return stem.replace(/\/$/, '') || '/';
  };
  const isOwnUrl = (path: string) => roots.some((each) => keyOf(path) === keyOf(`${each}404`));
  const strip = (path: string) => (path.startsWith(base) ? path.slice(base.length - 1) : undefined);
  const split = (url: string) => /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  const toHref = (route: string) => encodeURI(base.slice(0, -1) + route);

  const moveFolder = (key: string): string => {
    const [from = '', to] = folders.find(([each]) => key.startsWith(`${keyOf(each)}/`)) ?? [];
    return to === undefined ? key : moveFolder(keyOf(to + key.slice(keyOf(from).length)));
  };
  const findHref = (key: string): string | undefined => {
    const route = routes.find((each) => keyOf(each) === key);
    return route === undefined ? moves.find(([from]) => keyOf(from) === key)?.[1] : toHref(route);
  };

  const shown = strip(visit.pathname);
  if (shown === undefined) return { kind: 'stay' };
  const [, written = ''] = (isOwnUrl(shown) && /[?&]from=([^&]*)/.exec(visit.search)) || [];
  const from = attempt(decodeURIComponent, written);
  // Must be a path of this site. Browsers ignore control characters, and treat `\` like `/`.
  const sent = /^\/(?![/\\])\P{Cc}*$/u.test(from) ? from : undefined;
  const asked = sent ?? visit.pathname + visit.search + visit.hash;
  const [, pathname = '', search = '', hash = ''] = split(asked);
  const path = strip(pathname);
  if (path === undefined || isOwnUrl(path)) return { kind: 'stay' };

  const key = keyOf(path);
  const movedKey = moveFolder(key);
  const target = findHref(key) ?? findHref(movedKey);
  // Avoids an infinite loop if the host does not find its own page.
  if (target !== undefined && target !== toHref(decode(path))) {
    const [, to = '', ownSearch = search, ownHash = hash] = split(target);
    return { kind: 'go', href: to + ownSearch + ownHash };
  }
  if (sent !== undefined) return { kind: 'show', href: sent };
  const nearest = [...roots]
    .sort((a, b) => b.length - a.length)
    .find((each) => `${movedKey}/`.startsWith(each.toLowerCase()));
  if (nearest === undefined || nearest === root) return { kind: 'stay' };
  return { kind: 'go', href: `${base.slice(0, -1)}${nearest}404?from=${encodeURIComponent(asked)}` };
}
