/** Owns the page's life in the browser, from the loaded document on. */
import { flushSync } from 'react-dom';
import { HYDRATED_ATTRIBUTE, ROOT_ID } from '../shared/document-contract.ts';
import { createPageView, type SectionData } from '../shared/page-view.ts';
import type {} from './dev/dev-link.ts';
import { announcePage } from './dom/page-event.ts';
import { pause } from './dom/pause.ts';
import { openDetailsForPrint } from './dom/print.ts';
import { savesData } from './dom/save-data.ts';
import { createHtmlPolicy } from './dom/trusted-html.ts';
import { whenIdle } from './dom/when-idle.ts';
import { replayTabs } from './early-tabs.ts';
import { endRecording, replayClicks } from './islands/event-replay.ts';
import type { IslandLoaders } from './islands/mount-islands.tsx';
import { hydrateLayout } from './page/hydrate-layout.tsx';
import { followMovedAnchors } from './page/moved-anchors.ts';
import { createOpenGroups } from './page/open-groups.ts';
import { type PageDocument, readPageDocument } from './page/page-document.ts';
import type { PageStore } from './page/page-store.tsx';
import { createPageStyles } from './page/page-styles.ts';
import { createSectionLoader } from './page/section-data.ts';
import { isKeptStatic, keepStatic } from './page/static-page.ts';
import type { Theme } from './page/theme.ts';
import { readLocaleDecision } from './prepaint/reader-locale.ts';
import { createDocuments } from './router/documents.ts';
import { createPageLoader, createPageReader } from './router/load-page.ts';
import { startRouter } from './router/router.ts';
import { createScreen } from './router/screen.ts';

export interface AppOptions {
  theme: Theme;
  islands: IslandLoaders;
}

/** Hydrates the loaded document. Whatever fails, its text and its links remain. */
export function startApp(options: AppOptions): void {
  const first = readPageDocument(document);
  const container = document.getElementById(ROOT_ID);
  if (!first || !container || isKeptStatic()) return;
  const visit = readLocaleDecision();
  // The layout finds it there when it is hydrated.
  if (visit?.kind === 'offer') document.documentElement.dataset.offerLang = visit.lang;
  hydratePage(first, container, options).catch((error: unknown) =>
    console.warn('Quire: the page stays static.', error),
  );
}

async function hydratePage(first: PageDocument, container: Element, { theme, islands }: AppOptions): Promise<void> {
  const { quireDev: dev } = window;
  const sections = createSectionLoader();
  const styles = createPageStyles();
  const documents = dev?.documents ?? createDocuments();
  const [section] = await Promise.all([sections.load(first.section), theme.loadParts?.(first.page)]);
  const view = createPageView(first.page, section, 'branch');
  const policy = createHtmlPolicy();
  const groups = createOpenGroups();
  const screen = createScreen({ theme, islands, view, policy, groups });
  const read = createPageReader({ buildId: first.buildId, sections, styles, screen, policy, theme });
  const load = createPageLoader(documents, read);
  const loadAhead = async (pathname: string, signal: AbortSignal) =>
    styles.load(await documents.load(pathname, signal));

  theme.enhanceLayout?.(screen.store.getView);
  // The layout hydrates in slices from here on; the rest does not wait for it.
  const hydrated = hydrateLayout({ container, store: screen.store, Layout: theme.Layout, onFailure: keepStatic });
  endRecording();
  await pause();
  screen.wake();
  await pause();
  void replayClicks();
  replayTabs();
  openDetailsForPrint();
  startRouter({
    site: { base: section.site.base, defaultLang: section.locales.length > 1 ? section.defaultLang : undefined },
    // The page for unknown URLs has none of its own.
    shownHref: first.page.pageType === '404' ? location.pathname : view.href,
    preloads: savesData() ? undefined : { has: documents.has, load: loadAhead },
    load: dev?.attach(read, load) ?? load,
    onFailure: screen.store.setFailedVisit,
  });
  followMovedAnchors(screen.store);
  await hydrated;
  container.toggleAttribute(HYDRATED_ATTRIBUTE, true);
  groups.start();
  whenIdle(() => {
    completeView(screen.store, section);
    groups.restore();
  });
}

/** Puts the whole sidebar in place of the page's branch, unless the reader has gone on meanwhile. */
function completeView(store: PageStore, section: SectionData): void {
  const rendered = store.getRenderedView();
  const whole = createPageView(rendered.page, section, 'whole');
  if (store.getView() === rendered && whole.sidebar !== rendered.sidebar) {
    flushSync(() => store.setView(whole));
    announcePage();
  }
}
