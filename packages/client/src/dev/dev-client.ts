/** Updates a page when its sources change. Only used by the dev server. */
import type { Diagnostic } from '@quire/markdown/diagnostics';
import { DEV_EVENTS_PATH, DEV_REPORT_PATH, type DevReport, type DevState } from '../contract/dev-contract.ts';
import { BUILD_META_NAME } from '../contract/document-contract.ts';
import { routeKey } from '../contract/route-path.ts';
import { announceSourcesChanged } from '../dom/page-event.ts';
import { createDocuments } from '../router/documents.ts';
import type { PageReader } from '../router/load-page.ts';
import type { DevLink } from './dev-link.ts';
import { parseReport, readOwnReport } from './dev-report.ts';
import { followEvents } from './event-stream.ts';
import { createOverlay } from './overlay.ts';
import { restoreReaderState, takeReaderState } from './reader-state.ts';
import { refreshPage, reloadPage } from './refresh.ts';
import { swapStyles } from './swap-styles.ts';

function startDevClient(): DevLink {
  const base = document.documentElement.dataset.base ?? '/';
  const buildId = document.querySelector<HTMLMetaElement>(`meta[name="${BUILD_META_NAME}"]`)?.content;
  const showDiagnostics = createOverlay();
  const kept = takeReaderState();
  const reports = new Map<string, DevReport>();
  let shown = readOwnReport();
  let latest = shown.revision;
  let loadCached = createDocuments();
  let read: PageReader | undefined;
  let pending = new AbortController();

  const receive = (state: DevState) => {
    if (state.revision !== latest) announceSourcesChanged();
    latest = state.revision;
    if (state.buildId !== buildId) {
      // A reload would close an open dialog: the first search compiles components of pages that were not shown yet.
      if (document.querySelector('dialog:modal')) return;
      return reloadPage();
    }
    swapStyles(state.styleHrefs);
    if (state.revision !== shown.revision) void refresh();
  };

  async function refresh(): Promise<void> {
    loadCached = createDocuments();
    pending.abort();
    pending = new AbortController();
    const { signal } = pending;
    try {
      const report = await refreshPage(shown, read, signal);
      if (signal.aborted || !report) return;
      shown = report;
      await showReport(report);
    } catch (error) {
      // The server is restarting: the stream reconnects, and sends the current state.
      if (!signal.aborted) console.info('Quire: the page could not be refreshed.', error);
    }
  }

  async function showReport({ diagnostics, revision }: DevReport): Promise<void> {
    if (diagnostics.length > 0) return showDiagnostics('cover', diagnostics);
    const { pathname } = location;
    showDiagnostics('note', []);
    const found = await fetchDiagnostics(`${base}${DEV_REPORT_PATH}?page=${encodeURIComponent(pathname)}`);
    if (location.pathname === pathname && shown.revision === revision) showDiagnostics('note', found);
  }

  followEvents(base + DEV_EVENTS_PATH, receive);
  if (kept) restoreReaderState(kept);
  void showReport(shown);

  return {
    async loadDocument(pathname, signal) {
      const html = await loadCached(pathname, signal);
      const report = parseReport(html);
      if (report) reports.set(routeKey(pathname), report);
      return html;
    },
    attach(reader, load) {
      read = reader;
      // Meanwhile the sidebar has opened the groups around the current page.
      if (kept) restoreReaderState(kept);
      return async (pathname, signal) => {
        const page = await load(pathname, signal);
        const show = (isFresh?: boolean) => {
          page.show(isFresh);
          shown = reports.get(routeKey(pathname)) ?? shown;
          queueMicrotask(() => void (shown.revision === latest ? showReport(shown) : refresh()));
        };
        return { ...page, show };
      };
    },
  };
}

/** The diagnostics of a page that can be rendered: dead links, missing images. */
async function fetchDiagnostics(href: string): Promise<Diagnostic[]> {
  const response = await fetch(href).catch(() => undefined);
  return response?.ok ? response.json() : [];
}

// Set before the page's own script, which reads it.
window.quireDev = startDevClient();
