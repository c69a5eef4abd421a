/** The page as components read it: at build time, in the islands of a document, and in the search. */
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { ContentSummary } from '../../shared/page-summary.ts';
import type { PageView } from '../../shared/page-view.ts';
import type { HtmlPolicy } from '../dom/trusted-html.ts';

export interface PageStore {
  getView(): PageView;
  /** The view that the HTML was rendered from; hydration needs it, however late a part of the page hydrates. */
  getRenderedView(): PageView;
  /** What components of the content may ask at build time; undefined in the browser, and in islands. */
  getSummary(): ContentSummary | undefined;
  /** Whether what is rendered stays as it is: a text, which nothing hydrates. */
  isStatic(): boolean;
  /** The text as React renders it, where the layout is rendered for what it gives to the text; else undefined. */
  getContent(): ReactNode;
  /** The compiled text, on the server. */
  getArticleHtml(): string;
  /** Markup of the site's own configuration, as the browser's policy lets a component set it. */
  trustHtml(html: string): string;
  setView(view: PageView): void;
  subscribe(listener: () => void): () => void;
}

export interface PageStoreOptions {
  /** The compiled text. */
  html?: string;
  policy?: HtmlPolicy;
  /** For the text itself, which nothing hydrates. */
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

/** Hands the store to one React root. The store is a constant, so roots stay independent of one another. */
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
