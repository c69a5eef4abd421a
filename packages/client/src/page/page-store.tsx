/** The page data for components: at build time, in the islands of a document, and in the search. */
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { ContentSummary } from '../contract/page-summary.ts';
import type { PageView } from '../contract/page-view.ts';
import type { HtmlPolicy } from '../dom/trusted-html.ts';

export interface PageStore {
  getView(): PageView;
  /** The view that the HTML was rendered from; hydration needs it, even if a part hydrates late. */
  getRenderedView(): PageView;
  /** Data for components of the content at build time; undefined in the browser, and in islands. */
  getSummary(): ContentSummary | undefined;
  /** Whether the rendered part is content, which is not hydrated. */
  isStatic(): boolean;
  /** The content as a React node, if the layout is rendered to provide context for it; else undefined. */
  getContent(): ReactNode;
  /** The compiled content, at build time. */
  getArticleHtml(): string;
  /** Converts markup of the site's configuration to a value that the browser's policy allows components to set. */
  trustHtml(html: string): string;
  setView(view: PageView): void;
  subscribe(listener: () => void): () => void;
}

export interface PageStoreOptions {
  /** The compiled content. */
  html?: string;
  policy?: HtmlPolicy;
  /** For content, which is not hydrated. */
  isStatic?: boolean;
  summary?: ContentSummary | undefined;
}

export function createPageStore(
  view: PageView,
  { html = '', policy, isStatic = false, summary }: PageStoreOptions = {},
): PageStore {
  const listeners = new Set<() => void>();
  let current = view;
  return {
    getView: () => current,
    getRenderedView: () => view,
    getSummary: () => summary,
    getContent: () => undefined,
    isStatic: () => isStatic,
    getArticleHtml: () => html,
    trustHtml: (markup) => policy?.createHTML(markup) ?? markup,
    setView(next) {
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const PageStoreContext = createContext<PageStore | undefined>(undefined);

/** Provides the store to one React root. The store is constant, so roots are independent of each other. */
export function PageStoreProvider({ store, children }: { store: PageStore; children: ReactNode }) {
  return <PageStoreContext value={store}>{children}</PageStoreContext>;
}

/** The view of the current page. */
export function usePageView(): PageView {
  const store = usePageStore();
  return useSyncExternalStore(store.subscribe, store.getView, store.getRenderedView);
}

export function usePageStore(): PageStore {
  const store = useContext(PageStoreContext);
  if (!store) throw new Error('Quire: a component reads the page outside of PageStoreProvider.');
  return store;
}
