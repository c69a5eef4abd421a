/** What the one 404 page of a host does with a URL: other spellings lead to their page, other locales to their 404. (docs/behavior/routes.md) */

/** What the script of the 404 pages knows about the site. */
export interface MissedSite {
  /** The path that the site is served under; begins and ends with `/`. */
  base: string;
  /** The canonical route of every page. */
  routes: readonly string[];
  /** Routes that are not pages, each with the URL that it leads to. */
  moves: ReadonlyArray<readonly [from: string, href: string]>;
  /** Folders that are spellings of others: `/en/guide` of `/guide`. */
  folders: ReadonlyArray<readonly [from: string, to: string]>;
  /** What the routes of each version and locale begin with: `/`, `/zh/`. Each has a 404 page. */
  roots: readonly string[];
}

export interface MissedVisit extends MissedSite {
  pathname: string;
  search: string;
  hash: string;
  /** That of the 404 page which is shown. */
  root: string;
}

/** `go`: open that URL instead. `show`: this page is right, and that is its URL. */
export type MissedPage = { kind: 'go'; href: string } | { kind: 'show'; href: string } | { kind: 'stay' };

/**
 * The build prints the source of this function into a script, so it uses nothing from outside of itself. It leads to URLs of
 * its tables alone, and to no path that was asked for: `//host/x` is one.
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
  // As `routeKey`, which a test compares it with.
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

  const findHref = (key: string): string | undefined => {
    const route = routes.find((each) => keyOf(each) === key);
    if (route !== undefined) return toHref(route);
    const [, moved] = moves.find(([from]) => keyOf(from) === key) ?? [];
    if (moved !== undefined) return moved;
    const [from = '', to] = folders.find(([each]) => key.startsWith(`${keyOf(each)}/`)) ?? [];
    return to === undefined ? undefined : findHref(keyOf(to + key.slice(keyOf(from).length)));
  };

  const shown = strip(visit.pathname);
  if (shown === undefined) return { kind: 'stay' };
  const [, written = ''] = (isOwnUrl(shown) && /[?&]from=([^&]*)/.exec(visit.search)) || [];
  const from = attempt(decodeURIComponent, written);
  // A path of this site, not the URL of another. Browsers ignore control characters, and take `\` for `/`.
  const sent = /^\/(?![/\\])\P{Cc}*$/u.test(from) ? from : undefined;
  const asked = sent ?? visit.pathname + visit.search + visit.hash;
  const [, pathname = '', search = '', hash = ''] = split(asked);
  const path = strip(pathname);
  if (path === undefined || isOwnUrl(path)) return { kind: 'stay' };

  const target = findHref(keyOf(path));
  // A host that misses the very page that it has would lead there for ever.
  if (target !== undefined && target !== toHref(decode(path))) {
    const [, to = '', ownSearch = search, ownHash = hash] = split(target);
    return { kind: 'go', href: to + ownSearch + ownHash };
  }
  if (sent !== undefined) return { kind: 'show', href: sent };
  const nearest = [...roots]
    .sort((a, b) => b.length - a.length)
    .find((each) => path.toLowerCase().startsWith(each.toLowerCase()));
  if (nearest === undefined || nearest === root) return { kind: 'stay' };
  return { kind: 'go', href: `${base.slice(0, -1)}${nearest}404?from=${encodeURIComponent(asked)}` };
}
