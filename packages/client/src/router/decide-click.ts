/** Decides which clicks the router handles. (docs/behavior/navigation.md) */
import { routeKey, stripBase } from '../contract/route-path.ts';

export interface Site {
  /** Begins and ends with `/`. */
  base: string;
  /** Undefined if the site has one locale, and therefore no redundant segment. */
  defaultLang: string | undefined;
}

/** `anchor`: the browser scrolls on this page, and the router only stores the scroll position. */
export type ClickDecision = { kind: 'leave' } | { kind: 'anchor' } | { kind: 'visit'; url: URL };

/** Links of this page, without those in SVG images; `data-native` means that the author wants the browser to handle it. */
const LINK = 'a[href]:not([download], svg *, [data-native], [data-native] *)';

/** @param target of a click without modifier keys, with which the browser opens a tab or a window */
export function decideClick(target: EventTarget | null, current: URL, site: Site): ClickDecision {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(LINK);
  const url = link && ['', '_self'].includes(link.target) ? findInSiteUrl(link.href, current, site) : undefined;
  if (!link || !url) return { kind: 'leave' };
  return link.href.includes('#') && sameDocument(url, current) ? { kind: 'anchor' } : { kind: 'visit', url };
}

/** The URL of a page of this site, without a redundant locale segment; undefined for anything else. */
export function findInSiteUrl(href: string, current: URL, site: Site): URL | undefined {
  if (!URL.canParse(href, current)) return undefined;
  const url = new URL(href, current);
  const path = stripBase(url.pathname, site.base);
  if (url.origin !== current.origin || path === undefined || isFile(path)) return undefined;
  url.pathname = withoutDefaultLang(url.pathname, site);
  return url;
}

/** English is the language of `/guide`, so `/en/guide` is the same page. (docs/behavior/navigation.md) */
function withoutDefaultLang(pathname: string, { base, defaultLang }: Site): string {
  if (defaultLang === undefined) return pathname;
  const redundant = `${base}${defaultLang}/`;
  if (`${pathname}/` === redundant) return base;
  return pathname.startsWith(redundant) ? base + pathname.slice(redundant.length).replace(/^\/+/, '') : pathname;
}

/** Feeds, Markdown versions of pages and images are files in the same folders as pages. */
function isFile(path: string): boolean {
  return /\.(?!html$)[a-z][a-z\d]{0,8}$/i.test(path);
}

function sameDocument(a: URL, b: URL): boolean {
  return a.pathname === b.pathname && a.search === b.search;
}

/** Whether two URLs are the same page. */
export function isSamePage(pathname: string, other: string): boolean {
  return routeKey(pathname) === routeKey(other);
}
