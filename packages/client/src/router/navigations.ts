/** Runs one visit at a time: loads and shows the page, updates the URL, scrolls, and handles failures. */
import { findPageHeading, focusQuietly } from '../dom/focus.ts';
import { applyHiddenParts } from '../dom/hidden-parts.ts';
import { isNetworkError } from '../dom/load-file.ts';
import { deferLayout, showWhole } from '../dom/offscreen.ts';
import type { FailedVisit } from '../page/theme.ts';
import { isSamePage } from './decide-click.ts';
import { createProgressBar } from './progress-bar.ts';
import { findHashTarget, scrollToPosition, scrollToTarget } from './scroll.ts';
import type { ScrollPositions } from './scroll-positions.ts';

/** A page that is loaded but not yet shown. */
export interface LoadedPage {
  /** Its canonical path, with base. */
  href: string;
  /**
   * Shows it synchronously.
   * @param isFresh nothing of the current page is kept
   */
  show(isFresh?: boolean): void;
}

/** Rejects if the page cannot be loaded, or belongs to another build. */
export type LoadPage = (pathname: string, signal: AbortSignal) => Promise<LoadedPage>;

export interface Navigation {
  url: URL;
  /** `traverse`: back or forward, where the URL has already changed. */
  kind: 'push' | 'traverse';
}

export interface Navigations {
  /** Cancels the current visit, and starts another. */
  begin(visit: Navigation): Promise<void>;
  /** Whether `pathname` is a URL of the current page. */
  isShown(pathname: string): boolean;
  /** Cancels the current visit. */
  cancel(): void;
}

export interface NavigationsOptions {
  entries: ScrollPositions;
  load: LoadPage;
  /** The canonical path of the current page, with base. */
  shownHref: string;
  /** Called with a visit that failed because of the network, and with undefined once it is resolved. */
  onFailure(visit: FailedVisit | undefined): void;
}

export function createNavigations({ entries, load, shownHref, onFailure }: NavigationsOptions): Navigations {
  const progress = createProgressBar();
  let shown = shownHref;
  let pending = new AbortController();

  const isShown = (pathname: string) => isSamePage(pathname, shown);
  const cancel = () => {
    pending.abort();
    progress.done();
  };
  const arrive = (visit: Navigation, page?: LoadedPage) => {
    entries.leave();
    shown = page?.href ?? shown;
    const address = withPath(visit.url, shown);
    // As in browsers, a visit to the same URL adds no history entry.
    entries.write(visit.kind === 'push' && address.href !== location.href ? 'push' : 'replace', address);
    applyHiddenParts(address.search);
    if (page) deferLayout();
    page?.show();
    goToPlace(entries, visit.kind, address.hash);
    if (page || visit.kind === 'push') {
      onFailure(undefined);
      focusQuietly(findHashTarget(address.hash) ?? findPageHeading() ?? document.body);
    }
    entries.arrive();
  };

  async function begin(next: Navigation): Promise<void> {
    pending.abort();
    pending = new AbortController();
    const { signal } = pending;
    if (isShown(next.url.pathname)) {
      progress.done();
      return arrive(next);
    }
    progress.start();
    try {
      const page = await load(next.url.pathname, signal);
      if (!signal.aborted) arrive(next, page);
    } catch (error) {
      if (signal.aborted) return;
      if (isNetworkError(error)) stay(next, error);
      else openOrdinarily(next.url, error);
    } finally {
      if (signal === pending.signal) progress.done();
    }
  }

  /** Keeps the current page: without network, the browser could only show its own error. */
  function stay(visit: Navigation, error: Error): void {
    console.error(`Quire: ${visit.url.pathname} could not be loaded, so the page stays.`, error);
    // The URL has already changed: go back to that of the current page.
    const distance = visit.kind === 'traverse' ? entries.findDistance() : undefined;
    if (distance) history.go(-distance);
    const shownId = entries.getShownId();
    const failed: FailedVisit = {
      isRetrying: false,
      retry() {
        onFailure({ ...failed, isRetrying: true });
        // If the reader has gone to a section of the page since, the distance is another one, or the entry is gone.
        if (distance && entries.getShownId() === shownId) history.go(distance);
        else void begin(distance ? { ...visit, kind: 'push' } : visit);
      },
      dismiss: () => onFailure(undefined),
    };
    onFailure(failed);
  }

  return { begin, isShown, cancel };
}

function goToPlace(entries: ScrollPositions, kind: Navigation['kind'], hash: string): void {
  const position = kind === 'traverse' ? entries.findPosition() : undefined;
  const target = findHashTarget(hash);
  if (position || target) showWhole();
  if (position) scrollToPosition(position);
  else if (target) scrollToTarget(target);
  else scrollToPosition([0, 0]);
}

export function withPath(url: URL, pathname: string): URL {
  const next = new URL(url);
  next.pathname = pathname;
  return next;
}

/** Lets the browser open what the router cannot: a new deployment, a missing page. */
function openOrdinarily(url: URL, error: unknown): void {
  console.error(`Quire: the browser opens ${url.pathname} itself.`, error);
  if (url.href === location.href) location.reload();
  else location.assign(url);
}
