/** Starts the browser runtime for the loaded document. It does not load React: islands and the search do. */
import { type HtmlData, READY_ATTRIBUTE, REST_ATTRIBUTE, ROOT_ID } from './contract/document-contract.ts';
import type {} from './dev/dev-link.ts';
import { addAnnouncer } from './dom/announcer.ts';
import { afterFirstPaint } from './dom/first-paint.ts';
import { showWholeOnIntent } from './dom/offscreen.ts';
import { loadOnDemand } from './dom/on-demand.ts';
import { savesData } from './dom/save-data.ts';
import { createHtmlPolicy } from './dom/trusted-html.ts';
import { ISLAND_TAG } from './islands/island-tag.ts';
import type { IslandLoaders } from './islands/islands.ts';
import { recordClicks } from './islands/record-clicks.ts';
import { createCurrentPage } from './page/current-page.ts';
import { followMovedAnchors } from './page/moved-anchors.ts';
import { keepOpenGroups } from './page/open-groups.ts';
import { type PageDocument, readPageDocument } from './page/page-document.ts';
import type { BrowserTheme } from './page/theme.ts';
import { createDocuments } from './router/documents.ts';
import { createPageLoader, createPageReader } from './router/load-page.ts';
import { startRouter } from './router/router.ts';
import { createScreen } from './router/screen.ts';

export interface StartOptions {
  theme: BrowserTheme;
  islands: IslandLoaders;
}

/** Makes the loaded document interactive. If anything fails, its content and links still work. */
export function start(options: StartOptions): void {
  afterFirstPaint(() => startDocument(options));
}

function startDocument(options: StartOptions): void {
  const first = readPageDocument(document);
  const root = document.getElementById(ROOT_ID);
  if (!first || !root) return;
  startPage(first, root, options);
  root.toggleAttribute(READY_ATTRIBUTE, true);
}

function startPage(first: PageDocument, root: HTMLElement, { theme, islands: loaders }: StartOptions): void {
  const { quireDev: dev } = window;
  const { base = '/', langDefault }: Partial<HtmlData> = document.documentElement.dataset;
  const policy = createHtmlPolicy();
  const page = createCurrentPage(first, base);
  const read = createPageReader({ buildId: first.buildId, base, show: createScreen(root, page), policy });
  const pages = createPageLoader(dev?.loadDocument ?? createDocuments(), read);

  addAnnouncer();
  recordClicks();
  keepOpenGroups();
  theme.enhanceLayout?.(page);
  showWholeOnIntent();
  loadOnDemand(ISLAND_TAG, async () => {
    const { createIslands } = await import('./islands/islands.ts');
    return createIslands(root, { loaders, page, policy });
  });
  startRouter({
    site: { base, defaultLang: langDefault },
    // The page for unknown URLs has no URL.
    shownHref: first.page.pageType === '404' ? location.pathname : page.getHref(),
    preloads: savesData() ? undefined : pages,
    load: dev?.attach(read, pages.visit) ?? pages.visit,
    onFailure: (failed) => theme.showFailedVisit?.(failed),
  });
  followMovedAnchors(page);
  loadOnDemand(`[${REST_ATTRIBUTE}]`, async () => {
    const { createRestLoader } = await import('./page/load-rest.ts');
    return createRestLoader(policy);
  });
}
