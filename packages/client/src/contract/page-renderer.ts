/** The contract between the build and the theme bundled for Node. */

import type { ExpressionValues, MarkdownRenderer, PageContent } from '@quire/markdown';
import type { ContentSummary } from './page-summary.ts';
import type { PageView } from './page-view.ts';

/** A component by its name in a page; `count` is 1 for the first of that name to be rendered. */
export interface ComponentUse {
  name: string;
  count: number;
}

/** An island that is rendered as static HTML: its module does not begin with `'use client'`. */
export interface StaticIsland {
  /** The name of the island: `theme/counter.tsx#Counter`. */
  name: string;
  /** As a sentence: `it is given a function as "onPick", which cannot travel to the browser.` */
  reason: string;
  /** The islands in it, which are static too. */
  inner: readonly string[];
  /** The uses of components in the page that were being rendered, the outermost first; empty in the layout. */
  uses: readonly ComponentUse[];
}

export interface RenderedHtml {
  html: string;
  staticIslands: StaticIsland[];
}

export interface RenderedContent extends RenderedHtml {
  /** Markers are kept. */
  html: string;
  /** The HTML of parts that the page gives to a component, which does not render them. */
  unrendered: string[];
}

export interface PageRenderer extends Pick<MarkdownRenderer, 'formatComponent'> {
  /** @param page with the props of a fragment */
  readValues(
    content: PageContent,
    page: { view: PageView; summary?: ContentSummary | undefined; props?: object | undefined },
  ): ExpressionValues;
  renderContent(content: PageContent, view: PageView, summary?: ContentSummary): RenderedContent;
  /**
   * Called when `renderContent` has failed. Returns the uses of components that were being rendered, the outermost first.
   * Empty if the page does not use the component itself.
   */
  traceContent(content: PageContent, view: PageView, summary?: ContentSummary): readonly ComponentUse[];
  /** The exports of a module that pages can import; `@theme` is the theme. */
  listExports(module: string): string[];
  /** Called when `renderContent` has failed with this message. Returns the sources of the page's expressions that cause it. */
  listFailing(content: PageContent, message: string): string[];
  /** The tag of a page next to its title; empty if the theme does not render tags. */
  renderTag(tag: string, view: PageView): string;
  /** The HTML of the whole layout around the content. */
  renderLayout(view: PageView, articleHtml: string): RenderedHtml;
}

/** The exports of the generated server module. */
export interface ServerBundle {
  renderer: PageRenderer;
  /** Every string that the theme shows. */
  getTexts(lang: string, overrides?: Record<string, string>): Record<string, string>;
}

/** Modules that content imports, by name; islands are already wrapped. */
export type ContentModules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The exports of the generated server module of a whole theme, including what a bundle of a site's own modules needs. */
export interface ThemeServerBundle extends ServerBundle {
  /** Creates a renderer for pages that also import other modules. @param parts of a site's own layout */
  createRenderer(others: ContentModules, parts: { Layout?: unknown }): PageRenderer;
  /** The theme's own modules that content imports. */
  modules: ContentModules;
  /** Other modules that must exist only once, by the names under which they are imported. */
  shared: ContentModules;
}
