/** The contract between the build and the theme bundled for Node. */

import type { ComponentImport, PageContent } from '@quire/markdown';
import type { MarkdownElement } from './markdown-element.ts';
import type { ContentSummary } from './page-summary.ts';
import type { PageView } from './page-view.ts';

/** A component as a page writes it; `count` is 1 for the first of that name to be rendered. */
export interface ComponentUse {
  name: string;
  count: number;
}

export interface PageRenderer {
  /** The HTML of a page's text; markers stay in it. */
  renderContent(content: PageContent, view: PageView, facts?: ContentSummary): string;
  /**
   * Asked where `renderContent` has failed: the uses of components that were being rendered then, the outermost first.
   * Empty where it was none that the page writes.
   */
  traceContent(content: PageContent, view: PageView, facts?: ContentSummary): readonly ComponentUse[];
  /** The names that a module gives to pages; `@theme` is the theme's. */
  listExports(module: string): string[];
  /** The values of a page's expressions that are texts or numbers, by their sources. */
  readValues(content: PageContent): Record<string, string>;
  /** The text form of a component; undefined where it declares none. */
  formatComponent(use: ComponentImport, element: MarkdownElement): string | undefined;
  /** The mark of a page beside its title; empty where the theme has none. */
  renderTag(tag: string, view: PageView): string;
  /** The HTML of the whole layout around the text. */
  renderLayout(view: PageView, articleHtml: string): string;
}

/** What the generated server module exports. */
export interface ServerBundle {
  renderer: PageRenderer;
  /** Every string that the theme shows. */
  getTexts(lang: string, overrides?: Record<string, string>): Record<string, string>;
}

/** Modules that content imports, by name; those of islands already wrapped. */
export type ContentModules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What the generated server module of a whole theme exports: with what a bundle of a site's own modules needs of it. */
export interface ThemeServerBundle extends ServerBundle {
  /** Renders pages that import other modules, too. */
  createRenderer(others: ContentModules): PageRenderer;
  /** The theme's own modules that content imports. */
  modules: ContentModules;
  /** Other modules of which there must be one, by the names under which they are imported. */
  shared: ContentModules;
}
