/** The package's entry for themes and for components in content. */

export { APPEARANCE_KEY, ARTICLE_ID, TABS_KEY_PREFIX } from './contract/document-contract.ts';
export { announce } from './dom/announcer.ts';
export { createElement } from './dom/create-element.ts';
export { loadFile } from './dom/load-file.ts';
export { loadOnce } from './dom/load-once.ts';
export { loadOnDemand } from './dom/on-demand.ts';
export { onEachPage, onPageShown, onRestLoaded, onSourcesChanged } from './dom/page-event.ts';
export { loadText, storeText } from './dom/stored-text.ts';
export { visitElements } from './islands/visit-elements.ts';
export { Article } from './page/article.tsx';
export type { CurrentPage } from './page/current-page.ts';
export { isReplaced } from './page/is-replaced.ts';
export { type PageStore, PageStoreContext, usePageStore, usePageView } from './page/page-store.ts';
export type { BrowserPlugin, BrowserTheme, FailedVisit, PageParts, Theme } from './page/theme.ts';
export { getPrimaryTag, isBot } from './prepaint/reader.ts';
