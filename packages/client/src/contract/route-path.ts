/** Route paths: from files to canonical routes, from any URL to its route. (docs/behavior/routes.md) */
import { decodeUrl } from '@quire/markdown/percent-decoding';

/** A route path with base: what is in an `<a>`. */
export function toHref(routePath: string, base: string): string {
  return base.slice(0, -1) + routePath;
}

/** The path without base; undefined if it is outside of the base. */
export function stripBase(pathname: string, base: string): string | undefined {
  if (pathname.startsWith(base)) return pathname.slice(base.length - 1);
  return `${pathname}/` === base ? '/' : undefined;
}

/**
 * The comparable form of any spelling of a route: `/A/index.html`, `/a/`, `/a.html` and `/a` are one page.
 * Not canonical: look the key up among the keys of the known routes.
 */
export function routeKey(pathname: string): string {
  const path = decodeUrl(pathname)
    .normalize()
    .toLowerCase()
    .replace(/\/{2,}/g, '/');
  const key = path
    .replace(/\.html$/, '')
    .replace(/(^|\/)index$/, '$1')
    .replace(/\/$/, '');
  return key === '' ? '/' : key;
}
