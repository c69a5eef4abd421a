/** Connects a page to the dev server. The server adds this script before that of the page. */

import type { LoadDocument } from '../router/documents.ts';
import type { PageReader } from '../router/load-page.ts';
import type { LoadPage } from '../router/navigations.ts';

declare global {
  interface Window {
    /** Only set by the dev server. */
    quireDev?: DevLink;
  }
}

export interface DevLink {
  /** A change of the sources of pages invalidates them. */
  loadDocument: LoadDocument;
  /**
   * Called when the page is interactive.
   * @returns `load`, with updates for its pages when they are shown
   */
  attach(read: PageReader, load: LoadPage): LoadPage;
}
