/** Owns the contract between the build and the theme bundled for Node. */
import type { ContentFacts } from './content-facts.ts';
import type { PageContent } from './page-content.ts';
import type { PageView } from './page-view.ts';

export interface PageRenderer {
  /** The HTML of a page's text; markers stay in it. */
  renderContent(content: PageContent, view: PageView, facts?: ContentFacts): string;
  /** The names that a module gives to pages; `@theme` is the theme's. */
  listExports(module: string): string[];
  /** The HTML of the whole layout around the text. */
  renderLayout(view: PageView, articleHtml: string): string;
}

/** What the generated server module exports. */
export interface ServerBundle {
  renderer: PageRenderer;
  /** Every string that the theme shows. */
  getTexts(lang: string, overrides?: Record<string, string>): Record<string, string>;
}
