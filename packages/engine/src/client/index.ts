/** The package's entry for themes and for components in content. */
export { Article } from './article.tsx';
export { ARTICLE_ID } from './article-id.ts';
export { takeEarlyWish } from './early-wish.ts';
export { createPageStore, type PageStore, PageStoreProvider, usePageStore, usePageView } from './page-store.tsx';
export { onSourcesChanged } from './sources-event.ts';
export type { Theme } from './theme.ts';
