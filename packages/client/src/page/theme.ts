/** The contract between the engine and a theme. */
import type { ComponentType } from 'react';
import type { CurrentPage } from './current-page.ts';

/** The exports of a theme's main module. Stylesheets that only some pages have are listed in node/bundle/page-styles.ts. */
export interface Theme {
  /** Renders the whole page at build time; reads it with `usePageView` and renders `<Article />`. */
  Layout: ComponentType<PageParts>;
}

/** Components of a site, for a theme that is built already. */
export interface PageParts {
  /** Replaces the theme's component with this name. */
  Layout?: ComponentType;
}

/** The exports of the module that a plugin sets as `client`. */
export interface BrowserPlugin {
  /** Called once, when the script runs, after the theme's function. */
  enhanceLayout?(): void;
  /** Called for each page that is shown. May return a cleanup function, which is called when another page has replaced it. */
  enhance?(root: HTMLElement): (() => void) | undefined;
}

/** The exports of the module `<theme>/browser`, which makes pages interactive. It contains nothing that the engine renders. */
export interface BrowserTheme {
  /** Called once, when the script runs: listeners on the document work for all pages. */
  enhanceLayout?(page: Pick<CurrentPage, 'getHref' | 'loadView'>): void;
  /** Called with a visit that failed because of the network, and with undefined once it is resolved. */
  showFailedVisit?(visit: FailedVisit | undefined): void;
}

/** A visit that failed because of the network. (docs/behavior/navigation.md) */
export interface FailedVisit {
  /** Whether a retry is running. */
  isRetrying: boolean;
  /** Tries again. */
  retry(): void;
  /** The reader closes the message. */
  dismiss(): void;
}
