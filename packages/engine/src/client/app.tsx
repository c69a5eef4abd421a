/** Owns the page's life in the browser, from the loaded document on. */
import { flushSync } from 'react-dom';
import { ROOT_ID } from '../shared/document-contract.ts';
import { createPageView, type SectionData } from '../shared/page-view.ts';
import type { DevLink } from './dev/dev-link.ts';
import { hydrateLayout } from './hydrate-layout.tsx';
import type { IslandLoaders } from './islands/mount-islands.tsx';
import { createPageLoader, createPageReader } from './load-page.ts';
import { followMovedAnchors } from './moved-anchors.ts';
import { createOpenGroups } from './open-groups.ts';
import { type PageDocument, readPageDocument } from './page-document.ts';
import type { PageStore } from './page-store.tsx';
import { createPageStyles } from './page-styles.ts';
import { openDetailsForPrint } from './print.ts';
import { createDocuments } from './router/documents.ts';
import { startRouter } from './router/router.ts';
import { savesData } from './save-data.ts';
import { createScreen } from './screen.ts';
import { createSectionLoader } from './section-data.ts';
import { isKeptStatic, keepStatic } from './static-page.ts';
import type { Theme } from './theme.ts';
import { createHtmlPolicy } from './trusted-html.ts';
import { whenIdle } from './when-idle.ts';

export interface AppOptions {
  theme: Theme;
  islands: IslandLoaders;
  /** Keeps the page in step with its sources, where it is served as it is written. */
  dev?: DevLink;
}

/** Brings the loaded document to life. Whatever fails, its text and its links remain. */
export function startApp(options: AppOptions): void {
  const first = readPageDocument(document);
  const container = document.getElementById(ROOT_ID);
  if (!first || !container || isKeptStatic()) return;
  bringToLife(first, container, options).catch((error: unknown) =>
    console.warn('Quire: the page stays static.', error),
  );
}

async function bringToLife(
  first: PageDocument,
  container: Element,
  { theme, islands, dev }: AppOptions,
): Promise<void> {
  const sections = createSectionLoader();
  const styles = createPageStyles();
  const documents = dev?.documents ?? createDocuments();
  const section = await sections.load(first.section);
  const view = createPageView(first.page, section, 'branch');
  const policy = createHtmlPolicy();
  const groups = createOpenGroups();
  const screen = createScreen({ theme, islands, view, policy, groups });
  const read = createPageReader({ buildId: first.buildId, sections, styles, screen, policy });
  const load = createPageLoader(documents, read);
  const loadAhead = async (pathname: string, signal: AbortSignal) =>
    styles.load(await documents.load(pathname, signal));

  // The layout hydrates in slices from here on; the rest does not wait for it.
  const hydrated = hydrateLayout({ container, store: screen.store, Layout: theme.Layout, onFailure: keepStatic });
  screen.wake();
  openDetailsForPrint();
  startRouter({
    site: { base: section.site.base, defaultLang: section.locales.length > 1 ? section.defaultLang : undefined },
    // The page for unknown addresses has none of its own.
    shownHref: first.page.pageType === '404' ? location.pathname : view.href,
    preloads: savesData() ? undefined : { has: documents.has, load: loadAhead },
    load: dev?.attach(read, load) ?? load,
  });
  followMovedAnchors(screen.store);
  await hydrated;
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
  if (store.getView() === rendered && whole.sidebar !== rendered.sidebar) flushSync(() => store.setView(whole));
}
