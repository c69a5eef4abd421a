/** The page data for components: at build time, in the islands of a document, and in the search. */
import { createContext, type ReactNode, useContext } from 'react';
import type { ContentSummary } from '../contract/page-summary.ts';
import type { PageView } from '../contract/page-view.ts';
import type { HtmlPolicy } from '../dom/trusted-html.ts';

export interface PageStore {
  view: PageView;
  /** Data for components of the content at build time; undefined in the browser, and in islands. */
  summary?: ContentSummary | undefined;
  /** Whether the rendered part is content or layout, which is not hydrated. */
  isStatic?: boolean;
  /** The content as a React node, if the layout is rendered to provide context for it. */
  content?: ReactNode;
  /** The compiled content. */
  html?: string;
  /** Allows components to set markup of the site's configuration in the browser. */
  policy?: HtmlPolicy;
}

/** One for each React root, so that roots are independent of each other. */
export const PageStoreContext = createContext<PageStore | undefined>(undefined);

/** The view of the current page. */
export function usePageView(): PageView {
  return usePageStore().view;
}

export function usePageStore(): PageStore {
  const store = useContext(PageStoreContext);
  if (!store) throw new Error('Quire: a component reads the page outside of PageStoreContext.');
  return store;
}
