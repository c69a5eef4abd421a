/** Updates the current page, in the same way as a navigation, and keeps its state. */
import type { DevReport } from '../contract/dev-contract.ts';
import type { PageReader } from '../router/load-page.ts';
import { parseReport } from './dev-report.ts';
import { noteReaderState, restoreReaderState, storeReaderState } from './reader-state.ts';

/** The result. `same`: the page did not change. */
export type Refreshed = 'shown' | 'same' | 'broken' | 'reloading';

/**
 * Fetches the page again, and shows it if it has changed.
 * @param read undefined before the page is interactive, or if it is not a page: then the browser loads it
 */
export async function refreshPage(
  shown: DevReport,
  read: PageReader | undefined,
  signal: AbortSignal,
): Promise<{ outcome: Refreshed; report: DevReport }> {
  const { pathname, search } = location;
  const response = await fetch(pathname + search, { signal, headers: { accept: 'text/html' }, cache: 'no-store' });
  const html = await response.text();
  const report = parseReport(html) ?? shown;
  if (report.diagnostics.length > 0) return { outcome: 'broken', report };
  if (report.hash === shown.hash) return { outcome: 'same', report };
  if (!read) {
    reloadPage();
    return { outcome: 'reloading', report };
  }
  const page = await read(html, pathname);
  if (!signal.aborted) {
    const state = noteReaderState();
    page.show(true);
    restoreReaderState(state);
  }
  return { outcome: 'shown', report };
}

/** The fallback: the script has changed, or the page is not interactive. */
export function reloadPage(): void {
  storeReaderState();
  location.reload();
}
