/**
 * What every document contains besides its content. The build writes it, and the browser
 * reads it. The build emits:
 *
 * - `<html lang dir>` with the fields of `HtmlData` as `data-*` (`localeRedirect` → `data-locale-redirect`);
 * - `<meta name="quire-build" content="<build id>">`;
 * - `<div id="quire-root">` with the layout, and after it
 * - `<script type="application/json" id="quire-page">` with `PageData`, every `<` written as `\u003c`.
 *
 * Before the first paint the browser adds to `<html>`: the class `light` or `dark` if the reader chose one,
 * `data-hide` with the parts that the URL hides (`navbar sidebar`), `data-first-visit` on a first visit
 * (docs/behavior/chrome.md), and `data-whole` if the reader may arrive at a position other than the top. Until the page is
 * interactive, it adds `data-search` if the reader presses the keys of the search.
 */
import type { PageRecord } from './page.ts';

export const ROOT_ID = 'quire-root';
/** On the root once the page is interactive. */
export const READY_ATTRIBUTE = 'data-ready';
/** On `<html>` while blocks out of view are also laid out (dom/offscreen.ts). */
export const WHOLE_ATTRIBUTE = 'data-whole';
/** On a part of the layout of which a page contains only a branch: the URL of the whole. */
export const REST_ATTRIBUTE = 'data-rest';
/**
 * On a part of the layout: it is kept if a navigation leads to a page with a part of the same value. Its links and
 * buttons must have the same number and order there, except in slots.
 */
export const KEEP_ATTRIBUTE = 'data-keep';
/**
 * Without a value, on an element of a kept part whose content may differ between pages: the content of the next page
 * replaces it. Slots of islands have a name as value.
 */
export const SLOT_ATTRIBUTE = 'data-slot';
/** The id of the element with the content. */
export const ARTICLE_ID = 'quire-article';
export const PAGE_DATA_ID = 'quire-page';
export const BUILD_META_NAME = 'quire-build';
/** On the `<link>` of a stylesheet that only some pages have. In a document they are sorted by URL. */
export const PAGE_STYLE_ATTRIBUTE = 'data-page-style';
/** On a redirect page: the href of its target. */
export const REDIRECT_META_NAME = 'quire-redirect';

/** On the script of a 404 page: the route prefix of its version and locale, such as `/zh/`. */
export const NOT_FOUND_ROOT_ATTRIBUTE = 'data-root';

/**
 * Without fields that only the layout uses, and without headings if the content has the same ones, as
 * `client/page/page-headings.ts` lists them. If the document has no islands, without everything that only islands use.
 */
export type WrittenRecord = Omit<PageRecord, 'headings' | 'home' | 'overview'> & Partial<Pick<PageRecord, 'headings'>>;

/** The content of the element `PAGE_DATA_ID`. */
export interface PageData {
  page: WrittenRecord;
  /** The URL of the page's `SectionData`, with base. */
  section: string;
}

/** The data about the site that scripts have before they load more: the names of `<html>`'s data attributes. */
export interface HtmlData {
  /** Begins and ends with `/`. */
  base: string;
  /** Only set if the site has several locales, like the next three. */
  langDefault?: string;
  /** Separated by commas, the default one first: `en,zh`. */
  locales?: string;
  /** Separated by commas: the versions that have a path segment, if there are any. */
  versions?: string;
  /** `never`, `entry` or `auto`. (docs/behavior/chrome.md) */
  localeRedirect?: string;
  /** `light` or `dark` if the site has only this appearance. */
  darkMode?: string;
  /**
   * Classes that stylesheets of the site use, separated by spaces: `<html>` has them if the page is dark, also
   * if the reader chose nothing.
   */
  darkClass?: string;
}

/*
 * Keys of the browser's storage. They must not change, so that readers keep their choices. (docs/behavior/chrome.md) They are
 * separate constants, so that the script in every document contains only those that it uses.
 */

/** `light`, `dark` or `auto`. */
export const APPEARANCE_KEY = 'rspress-theme-appearance';
/** `1` after the first visit. */
export const VISITED_KEY = 'rspress-visited';
/** Followed by the id of a group of tabs. */
export const TABS_KEY_PREFIX = 'rspress.tabs.';
/** In session storage: `[name, isOpen]` of each `<details data-group>` of the layout that was opened or closed, as JSON. */
export const GROUPS_KEY = 'quire-groups';
