/** Owns the current page view in the browser, and how React reads it, from the layout as from any island. */
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { ContentSummary } from '../../shared/page-summary.ts';
import type { PageView } from '../../shared/page-view.ts';
import type { HtmlPolicy } from '../dom/trusted-html.ts';
import type { FailedVisit } from '../router/failed-visit.ts';

/** The current page: its view, and its text where the reader is the build. */
export interface PageStore {
  getView(): PageView;
  /** The view that the HTML was rendered from; hydration needs it, however late a part of the page hydrates. */
  getRenderedView(): PageView;
  /** What components of the content may ask at build time; undefined in the browser, and in islands. */
  getSummary(): ContentSummary | undefined;
  /** Whether what is rendered stays as it is: a text, which nothing hydrates. */
  isStatic(): boolean;
  /** Whether whatever fails is thrown, instead of being left out of the page. */
  isStrict(): boolean;
  /** The text as React renders it, where the layout is rendered for what it gives to the text; else undefined. */
  getContent(): ReactNode;
  /** The compiled text on the server; empty in the browser, where the text is adopted as it is. */
  getArticleHtml(): string;
  /** Takes the element that holds the text in the browser. */
  attachArticle(element: HTMLElement | null): void;
  /** Markup of the site's own configuration, as the browser's policy lets a component set it. */
  trustHtml(html: string): string;
  setView(view: PageView): void;
  /** The visit that the network did not let happen; undefined where there is none. */
  getFailedVisit(): FailedVisit | undefined;
  setFailedVisit(visit: FailedVisit | undefined): void;
  subscribe(listener: () => void): () => void;
}

/** Where the text comes from: compiled HTML on the server, an element to adopt in the browser. */
export interface ArticleSource {
  html: string;
  attach?(element: HTMLElement | null): void;
  policy?: HtmlPolicy;
  /** For the text itself, which nothing hydrates. */
  isStatic?: boolean;
}

export function createPageStore(
  view: PageView,
  article: string | ArticleSource = '',
  facts?: ContentSummary,
): PageStore {
  const listeners = new Set<() => void>();
  const source = typeof article === 'string' ? { html: article } : article;
  let current = view;
  let failed: FailedVisit | undefined;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    getView: () => current,
    getRenderedView: () => view,
    getSummary: () => facts,
    isStrict: () => false,
    getContent: () => undefined,
    isStatic: () => source.isStatic ?? false,
    getArticleHtml: () => source.html,
    attachArticle: (element) => source.attach?.(element),
    trustHtml: (html) => source.policy?.createHTML(html) ?? html,
    setView(next) {
      current = next;
      notify();
    },
    getFailedVisit: () => failed,
    setFailedVisit(visit) {
      failed = visit;
      notify();
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

/** The visit that the network did not let happen, so that the reader is still here. */
export function useFailedVisit(): FailedVisit | undefined {
  const store = usePageStore();
  return useSyncExternalStore(store.subscribe, store.getFailedVisit, findNone);
}

function findNone(): undefined {
  return undefined;
}

export function usePageStore(): PageStore {
  const store = useContext(PageStoreContext);
  if (!store) throw new Error('Quire: a component reads the page outside of PageStoreProvider.');
  return store;
}
