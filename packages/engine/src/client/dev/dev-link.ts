/** What connects a running page with the dev server: a script of the server's own, before that of the page. */

import type { Documents } from '../router/documents.ts';
import type { PageReader } from '../router/load-page.ts';
import type { LoadPage } from '../router/navigations.ts';

declare global {
  interface Window {
    /** Only where a site is served as it is written. */
    quireDev?: DevLink;
  }
}

export interface DevLink {
  /** Pages as they are now: nothing outlives a change of its sources. */
  documents: Documents;
  /**
   * Called when the page is interactive.
   * @returns `load`, whose pages are followed when they are shown
   */
  attach(read: PageReader, load: LoadPage): LoadPage;
}
