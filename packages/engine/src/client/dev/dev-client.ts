/** Owns keeping a page in step with its sources while its author writes. Never part of a built site. */
import {
  DEV_EVENTS_PATH,
  DEV_REPORT_PATH,
  type DevReport,
  type DevState,
  type Mistake,
} from '../../shared/dev-contract.ts';
import { BUILD_META_NAME } from '../../shared/document-contract.ts';
import { routeKey } from '../../shared/route-path.ts';
import type { PageReader } from '../load-page.ts';
import { createDocuments } from '../router/documents.ts';
import { tellSourcesChanged } from '../sources-event.ts';
import { forgetStatic } from '../static-page.ts';
import { whenIdle } from '../when-idle.ts';
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
  const overlay = createOverlay();
  const kept = takeReaderState();
  const reports = new Map<string, DevReport>();
  let shown = readOwnReport();
  let latest = shown.revision;
  let documents = createDocuments();
  let read: PageReader | undefined;
  let pending = new AbortController();

  const receive = (state: DevState) => {
    if (state.revision !== latest) tellSourcesChanged();
    latest = state.revision;
    if (state.buildId !== buildId) {
      // It would take an open dialog away, where the first search brings in the components of pages that nobody saw yet.
      if (document.querySelector('dialog:modal')) return;
      forgetStatic();
      return reloadPage();
    }
    swapStyles(state.styleHrefs);
    if (state.revision !== shown.revision) void refresh();
  };

  async function refresh(): Promise<void> {
    documents = createDocuments();
    pending.abort();
    pending = new AbortController();
    const { signal } = pending;
    try {
      const { outcome, report } = await refreshPage(shown, read, signal);
      if (signal.aborted || outcome === 'reloading') return;
      // A page that is broken still shows what it was.
      shown = outcome === 'broken' ? { ...report, hash: shown.hash } : report;
      await tell(report);
    } catch (error) {
      // The server is restarting: the stream connects anew, and tells how things stand.
      if (!signal.aborted) console.info('Quire: the page could not be refreshed.', error);
    }
  }

  async function tell({ mistakes, revision }: DevReport): Promise<void> {
    if (mistakes.length > 0) return overlay.show('cover', mistakes);
    const { pathname } = location;
    overlay.show('note', []);
    const found = await fetchMistakes(`${base}${DEV_REPORT_PATH}?page=${encodeURIComponent(pathname)}`);
    if (location.pathname === pathname && shown.revision === revision) overlay.show('note', found);
  }

  followEvents(base + DEV_EVENTS_PATH, receive);
  if (kept) restoreReaderState(kept);
  void tell(shown);

  return {
    documents: {
      has: (pathname) => documents.has(pathname),
      async load(pathname, signal) {
        const html = await documents.load(pathname, signal);
        const report = parseReport(html);
        if (report) reports.set(routeKey(pathname), report);
        return html;
      },
    },
    attach(reader, load) {
      read = reader;
      // The rest of the sidebar arrives when the page is at rest, with groups of its own.
      if (kept) whenIdle(() => whenIdle(() => restoreReaderState(kept)));
      return async (pathname, signal) => {
        const page = await load(pathname, signal);
        const show = () => {
          page.show();
          shown = reports.get(routeKey(pathname)) ?? shown;
          queueMicrotask(() => void (shown.revision === latest ? tell(shown) : refresh()));
        };
        return { ...page, show };
      };
    },
  };
}

/** Mistakes that do not keep the page from being shown: dead links, missing images. */
async function fetchMistakes(href: string): Promise<Mistake[]> {
  const response = await fetch(href).catch(() => undefined);
  return response?.ok ? response.json() : [];
}

export const dev = startDevClient();
