/** The contract between the engine and a theme. */
import type { ComponentType } from 'react';
import type { FailedVisit } from '../router/failed-visit.ts';
import type { CurrentPage } from './current-page.ts';

/** What the main module of a theme exports. Stylesheets that not every page has are named apart: node/bundle/page-styles.ts. */
export interface Theme {
  /** Renders the whole page at build time; reads it through `usePageView` and places `<Article />`. */
  Layout: ComponentType;
}

/** What a module exports that a plugin names as its `client`. */
export interface BrowserPlugin {
  /** Called once, as soon as the script runs, after the theme's own. */
  enhanceLayout?(): void;
  /** Called with each page that is shown. May return what undoes it, which is called when another page has taken its place. */
  enhance?(root: HTMLElement): (() => void) | undefined;
}

/** What the module `<theme>/browser` exports: all that makes pages interactive. Nothing that the engine renders is in it. */
export interface BrowserTheme {
  /** Called once, as soon as the script runs: what is bound here to the document holds for all pages. */
  enhanceLayout?(page: Pick<CurrentPage, 'getHref' | 'loadView'>): void;
  /** Called with the locale, another than that of the page, that the reader may be offered. (docs/behavior/navigation.md) */
  offerLocale?(lang: string): void;
  /** Called with a visit that the network did not let happen, and with nothing once that is over. */
  showFailedVisit?(visit: FailedVisit | undefined): void;
}
