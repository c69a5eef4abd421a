/** Owns the contract between the engine and a theme. */
import type { ComponentType } from 'react';
import type { PageRecord } from '../../shared/page.ts';
import type { PageView } from '../../shared/page-view.ts';

/** What the main module of a theme exports. Stylesheets that not every page has are named apart: node/bundle/page-styles.ts. */
export interface Theme {
  /** Renders the whole page; reads it through `usePageView` and places `<Article />`. */
  Layout: ComponentType;
  /** Loads what `Layout` needs for this page and not for each; awaited before the page is hydrated or shown. */
  loadParts?(page: PageRecord): Promise<void> | undefined;
  /**
   * Makes what is around the text interactive, once for all pages, by listeners on the document.
   * @param getView the page that is shown
   */
  enhanceLayout?(getView: () => PageView): void;
  /**
   * Hydrates a page's text (copying, tabs, zoom) after it was adopted or swapped; `view` names its
   * page and holds the texts. Returns what undoes it.
   */
  enhance?(article: HTMLElement, view: PageView): () => void;
}
