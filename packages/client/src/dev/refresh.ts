/** Updates the current page, in the same way as a navigation, and keeps its state. */
import type { DevReport } from '../contract/dev-contract.ts';
import type { PageReader } from '../router/load-page.ts';
import { parseReport } from './dev-report.ts';
import { noteReaderState, restoreReaderState, storeReaderState } from './reader-state.ts';

/**
 * Fetches the page again, and shows it if it has changed.
 * @param read undefined before the page is interactive, or if it is not a page: then the browser loads it
 * @returns the report of the page; undefined if the browser loads it
 */
export async function refreshPage(
  shown: DevReport,
  read: PageReader | undefined,
  signal: AbortSignal,
): Promise<DevReport | undefined> {
  const { pathname, search } = location;
  const response = await fetch(pathname + search, { signal, headers: { accept: 'text/html' }, cache: 'no-store' });
  const html = await response.text();
  const report = parseReport(html) ?? shown;
  // A broken page still shows its last working version.
  if (report.diagnostics.length > 0) return { ...report, hash: shown.hash };
  if (report.hash === shown.hash) return report;
  if (!read) {
    reloadPage();
    return undefined;
  }
  const page = await read(html, pathname);
  if (!signal.aborted) {
    const state = noteReaderState();
    page.show(true);
    restoreReaderState(state);
  }
  return report;
}

/** The fallback: the script has changed, or the page is not interactive. */
export function reloadPage(): void {
  storeReaderState();
  location.reload();
}
