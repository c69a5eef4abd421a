/** The page's life in the browser, from the loaded document on. Nothing here knows React: islands and the search load it. */
import { type HtmlData, READY_ATTRIBUTE, ROOT_ID } from '../shared/document-contract.ts';
import type {} from './dev/dev-link.ts';
import { announcePage, onPageShown } from './dom/page-event.ts';
import { openDetailsForPrint } from './dom/print.ts';
import { savesData } from './dom/save-data.ts';
import { createHtmlPolicy } from './dom/trusted-html.ts';
import { recordClicks } from './islands/event-replay.ts';
import { createIslands, type IslandLoaders } from './islands/islands.ts';
import { createCurrentPage } from './page/current-page.ts';
import { createRestLoader } from './page/load-rest.ts';
import { followMovedAnchors } from './page/moved-anchors.ts';
import { createOpenGroups } from './page/open-groups.ts';
import { type PageDocument, readPageDocument } from './page/page-document.ts';
import { createPageStyles } from './page/page-styles.ts';
import type { BrowserTheme } from './page/theme.ts';
import { readLocaleDecision } from './prepaint/reader-locale.ts';
import { createDocuments } from './router/documents.ts';
import { createPageLoader, createPageReader } from './router/load-page.ts';
import { startRouter } from './router/router.ts';
import { createScreen } from './router/screen.ts';

export interface StartOptions {
  theme: BrowserTheme;
  islands: IslandLoaders;
}

/** Makes the loaded document interactive. Whatever fails, its text and its links remain. */
export function start(options: StartOptions): void {
  const first = readPageDocument(document);
  const root = document.getElementById(ROOT_ID);
  if (!first || !root) return;
  const visit = readLocaleDecision();
  // The theme finds it there.
  if (visit?.kind === 'offer') document.documentElement.dataset.offerLang = visit.lang;
  startPage(first, root, options);
  root.toggleAttribute(READY_ATTRIBUTE, true);
}

function startPage(first: PageDocument, root: HTMLElement, { theme, islands: loaders }: StartOptions): void {
  const { quireDev: dev } = window;
  const { base = '/', langDefault }: Partial<HtmlData> = document.documentElement.dataset;
  const policy = createHtmlPolicy();
  const page = createCurrentPage(first, base);
  const islands = createIslands(root, { loaders, page, policy });
  const groups = createOpenGroups();
  const screen = createScreen({ root, theme, islands, page, groups });
  const styles = createPageStyles();
  const documents = dev?.documents ?? createDocuments();
  const read = createPageReader({ buildId: first.buildId, base, styles, screen, policy });
  const load = createPageLoader(documents, read);
  const loadAhead = async (pathname: string, signal: AbortSignal) =>
    styles.load(await documents.load(pathname, signal));

  recordClicks();
  theme.enhanceLayout?.(page);
  screen.wake();
  openDetailsForPrint();
  startRouter({
    site: { base, defaultLang: langDefault },
    // The page for unknown URLs has none of its own.
    shownHref: first.page.pageType === '404' ? location.pathname : page.getHref(),
    preloads: savesData() ? undefined : { has: documents.has, load: loadAhead },
    load: dev?.attach(read, load) ?? load,
    onFailure: (failed) => theme.showFailedVisit?.(failed),
  });
  followMovedAnchors(page);
  groups.start();
  const rest = createRestLoader(policy, () => {
    groups.restore();
    announcePage();
  });
  onPageShown(rest.load);
  rest.load();
}
