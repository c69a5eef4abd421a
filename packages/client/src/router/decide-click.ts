/** Decides which clicks the router handles. (docs/behavior/navigation.md) */
import { routeKey, stripBase } from '../contract/route-path.ts';
import { keepHiddenParts } from '../dom/hidden-parts.ts';

export interface Click {
  /** 0 is the main button. */
  button: number;
  /** With a modifier key, the browser opens a tab or a window. */
  modified: boolean;
  defaultPrevented: boolean;
}

export interface ClickedLink {
  /** Absolute. */
  href: string;
  target: string;
  download: boolean;
  /** The author wants the browser to handle this link (`data-native`). */
  native: boolean;
}

export interface Site {
  /** Begins and ends with `/`. */
  base: string;
  /** Undefined if the site has one locale, and therefore no redundant segment. */
  defaultLang: string | undefined;
}

/** `anchor`: the browser scrolls on this page, and the router only stores the scroll position. */
export type ClickDecision = { kind: 'leave' } | { kind: 'anchor' } | { kind: 'visit'; url: URL };

const LEAVE: ClickDecision = { kind: 'leave' };

export interface ClickContext {
  /** The URL of the current page. */
  current: URL;
  site: Site;
}

export function decideClick(click: Click, link: ClickedLink, { current, site }: ClickContext): ClickDecision {
  if (click.defaultPrevented || click.modified || click.button !== 0) return LEAVE;
  if (link.download || link.native || (link.target !== '' && link.target !== '_self')) return LEAVE;
  const target = findInSiteUrl(link.href, current, site);
  if (!target) return LEAVE;
  if (link.href.includes('#') && sameDocument(target, current)) return { kind: 'anchor' };
  return { kind: 'visit', url: keepHiddenParts(target, current.search) };
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
