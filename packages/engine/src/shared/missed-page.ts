/** Owns what the one 404 page of a host does with a URL: other spellings lead to their page, other locales to their 404. (docs/behavior/routes.md) */

export interface MissedVisit {
  pathname: string;
  search: string;
  hash: string;
  /** The path that the site is served under; begins and ends with `/`. */
  base: string;
  /** The canonical route of every page, and what leads on to one. */
  routes: readonly string[];
  /** What the routes of each version and locale begin with: `/`, `/zh/`. Each has a 404 page. */
  roots: readonly string[];
  /** That of the 404 page which is shown. */
  root: string;
}

/** `go`: open that URL instead. `show`: this page is right, and that is its URL. */
export type MissedPage = { kind: 'go'; href: string } | { kind: 'show'; href: string } | { kind: 'stay' };

/** The build prints the source of this function into a script, so it uses nothing from outside of itself. */
export function findMissedPage(visit: MissedVisit): MissedPage {
  const { base, routes, roots, root } = visit;
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

  const shown = strip(visit.pathname);
  if (shown === undefined) return { kind: 'stay' };
  const [, written = ''] = (isOwnUrl(shown) && /[?&]from=([^&]*)/.exec(visit.search)) || [];
  const from = attempt(decodeURIComponent, written);
  // A path of this site, not the URL of another.
  const sent = /^\/(?!\/)/.test(from) ? from : undefined;
  const asked = sent ?? visit.pathname + visit.search + visit.hash;
  const [, pathname = '', tail = ''] = /^([^?#]*)(.*)$/s.exec(asked) ?? [];
  const path = strip(pathname);
  if (path === undefined || isOwnUrl(path)) return { kind: 'stay' };

  const key = keyOf(path);
  const route = routes.find((each) => keyOf(each) === key);
  // A host that misses the very page that it has would lead there for ever.
  if (route !== undefined && route !== decode(path))
    return { kind: 'go', href: encodeURI(base.slice(0, -1) + route) + tail };
  if (sent !== undefined) return { kind: 'show', href: sent };
  const nearest = [...roots]
    .sort((a, b) => b.length - a.length)
    .find((each) => path.toLowerCase().startsWith(each.toLowerCase()));
  if (nearest === undefined || nearest === root) return { kind: 'stay' };
  return { kind: 'go', href: `${base.slice(0, -1)}${nearest}404?from=${encodeURIComponent(asked)}` };
}
