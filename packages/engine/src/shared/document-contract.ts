/**
 * What every document carries besides its text, so that the build that writes it and the browser that
 * reads it agree. The build emits:
 *
 * - `<html lang dir>` with the fields of `HtmlData` as `data-*` (`localeRedirect` → `data-locale-redirect`);
 * - `<meta name="quire-build" content="<build id>">`;
 * - `<div id="quire-root">` with the layout, and after it
 * - `<script type="application/json" id="quire-page">` with `PageData`, every `<` written as `\u003c`.
 *
 * Before the first paint the browser adds to `<html>`: the class `light` or `dark` where the reader chose one,
 * `data-hide` with the parts that the URL switches off (`navbar sidebar`), `data-first-visit` on a first visit
 * (docs/behavior/chrome.md), and `data-whole` where the reader may come to another place than the beginning.
 */
import type { PageRecord } from './page.ts';

export const ROOT_ID = 'quire-root';
/** On the root once the page answers. */
export const READY_ATTRIBUTE = 'data-ready';
/** On `<html>` while blocks out of view are laid out too (client/dom/offscreen.ts). */
export const WHOLE_ATTRIBUTE = 'data-whole';
/** On a part of the layout of which a page carries a branch: the URL of a file that has the whole. */
export const REST_ATTRIBUTE = 'data-rest';
/**
 * On a part of the layout: it stays where a navigation leads to a page that has a part with the same value. Its links and
 * buttons are as many there, and in one order.
 */
export const KEEP_ATTRIBUTE = 'data-keep';
/** Of the element that holds the text. */
export const ARTICLE_ID = 'quire-article';
export const PAGE_DATA_ID = 'quire-page';
export const BUILD_META_NAME = 'quire-build';
/** On the link of a stylesheet that only some pages have. Those of a document are in the order of their URLs. */
export const PAGE_STYLE_ATTRIBUTE = 'data-page-style';
/** On a page that only leads on: the href that it leads to. */
export const REDIRECT_META_NAME = 'quire-redirect';

/** Of the script of a 404 page: what the routes of its version and locale begin with, such as `/zh/`. */
export const NOT_FOUND_ROOT_ATTRIBUTE = 'data-root';

/**
 * Without what the layout shows and nobody else asks for, without the neighbors, which the sidebar says, and without headings
 * where the text has the same ones, as `client/page/page-headings.ts` lists them. Where the document has no islands, without
 * all that only they would ask for.
 */
export type WrittenRecord = Omit<PageRecord, 'headings' | 'neighbours' | 'home' | 'overview'> &
  Partial<Pick<PageRecord, 'headings'>>;

/** The content of the element `PAGE_DATA_ID`. */
export interface PageData {
  page: WrittenRecord;
  /** The URL of the page's `SectionData`, with base. */
  section: string;
}

/** What the scripts know about the site before they load its data: the names of `<html>`'s data attributes. */
export interface HtmlData {
  /** Begins and ends with `/`. */
  base: string;
  /** Only where the site has several locales, like the three that follow. */
  langDefault?: string;
  /** Separated by commas, the default one first: `en,zh`. */
  locales?: string;
  /** Separated by commas: the versions that have a segment in the path, where there are any. */
  versions?: string;
  /** `never`, `entry` or `auto`. (docs/behavior/chrome.md) */
  localeRedirect?: string;
  /** `light` or `dark` where the site is always so. */
  darkMode?: string;
  /**
   * Classes that stylesheets of the site look for, separated by spaces: `<html>` has them where the page is dark, also
   * where the reader chose nothing.
   */
  darkClass?: string;
}

/*
 * Keys of the browser's storage, kept so that readers keep their choices. (docs/behavior/chrome.md) They are constants of
 * their own, so that the script in every document has only those that it uses.
 */

/** `light`, `dark` or `auto`. */
export const APPEARANCE_KEY = 'rspress-theme-appearance';
/** `1` after the first visit. */
export const VISITED_KEY = 'rspress-visited';
/** Followed by the id of a group of tabs. */
export const TABS_KEY_PREFIX = 'rspress.tabs.';
/** Of the tab alone: `[name, isOpen]` of each `<details data-group>` of the layout that was opened or closed, as JSON. */
export const GROUPS_KEY = 'quire-groups';
