/** Functions for URLs that components of sites can call outside of hooks. */

/** The base path of the site, which the bundler defines. */
declare const QUIRE_BASE: string | undefined;

export const BASE = typeof QUIRE_BASE === 'string' ? QUIRE_BASE : '/';

/** Always true, so that dev shows the same as the build. */
export function isProduction(): boolean {
  return true;
}

export function isDataUrl(url = ''): boolean {
  return /^\s*data:/i.test(url);
}

export function isExternalUrl(url = ''): boolean {
  return /^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(url) || /^(?:mailto|tel):/i.test(url);
}

export function addLeadingSlash(path: string): string {
  return path.startsWith('/') || isExternalUrl(path) ? path : `/${path}`;
}

export function addTrailingSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}

export function removeTrailingSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path;
}

/** Adds the site's base; URLs that already have it, or are external, are unchanged. */
export function withBase(url: string): string {
  if (isExternalUrl(url) || isDataUrl(url) || url.startsWith('#') || url.startsWith('.')) return url;
  const path = addLeadingSlash(url);
  return path.startsWith(BASE) ? path : BASE + path.slice(1);
}

export function removeBase(url: string): string {
  return url.startsWith(BASE) ? `/${url.slice(BASE.length)}` : url;
}

/** Removes the file extension: `/guide/x.html` → `/guide/x`. */
export function normalizeHref(url = ''): string {
  if (isExternalUrl(url)) return url;
  const [, path = '', tail = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  return path.replace(/\.(?:html|mdx?)$/, '').replace(/(^|\/)index$/, '$1') + tail;
}

/** URLs never have a file extension. */
export { normalizeHref as cleanUrlByConfig };

export function normalizeHrefInRuntime(url: string): string {
  return withBase(normalizeHref(url));
}

export function normalizeImagePath(url: string): string {
  return url.startsWith('/') ? withBase(url) : url;
}

export function isEqualPath(a: string, b: string): boolean {
  const normalize = (path: string) => removeTrailingSlash(normalizeHref(removeBase(path.replace(/[?#].*$/s, ''))));
  return normalize(a) === normalize(b);
}

/** The page as Markdown. */
export function routePathToMdPath(routePath: string): string {
  const path = normalizeHref(routePath);
  return withBase(path === '' || path.endsWith('/') ? `${path}index.md` : `${path}.md`);
}
