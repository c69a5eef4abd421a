/** One visit after the other: loading, showing, the URL, the place on the page, and the way out when it fails. */
import { findPageHeading, focusQuietly } from '../dom/focus.ts';
import { applyHiddenParts } from '../dom/hidden-parts.ts';
import { NetworkError } from '../dom/load-file.ts';
import { deferLayout, showWhole } from '../dom/offscreen.ts';
import { isSamePage } from './decide-click.ts';
import type { FailedVisit } from './failed-visit.ts';
import { createProgressBar } from './progress-bar.ts';
import { findHashTarget, scrollToPosition, scrollToTarget } from './scroll.ts';
import type { ScrollPositions } from './scroll-positions.ts';

/** A page that is loaded but not yet shown. */
export interface LoadedPage {
  /** Its canonical path, with base. */
  href: string;
  /**
   * Puts it on the screen before it returns.
   * @param isFresh nothing of the page that is shown is kept
   */
  show(isFresh?: boolean): void;
}

/** Fails where the page is not to be had, or belongs to another build. */
export type LoadPage = (pathname: string, signal: AbortSignal) => Promise<LoadedPage>;

export interface Navigation {
  url: URL;
  /** `traverse`: back or forward, the URL has changed already. */
  kind: 'push' | 'traverse';
}

export interface Navigations {
  /** Ends the visit that is under way, and begins another. */
  begin(visit: Navigation): Promise<void>;
  /** Whether `pathname` is a spelling of the page on the screen. */
  isShown(pathname: string): boolean;
  /** Ends the visit that is under way. */
  cancel(): void;
}

export interface NavigationsOptions {
  entries: ScrollPositions;
  load: LoadPage;
  /** The canonical path of the page on the screen, with base. */
  shownHref: string;
  /** Called with a visit that the network did not let happen, and with nothing once that is over. */
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
    writeEntry(entries, visit.kind, address);
    applyHiddenParts(address.search);
    if (page) deferLayout();
    page?.show();
    if (page) onFailure(undefined);
    goToPlace(entries, visit.kind, address.hash);
    if (page || visit.kind === 'push') focusQuietly(findHashTarget(address.hash) ?? findPageHeading() ?? document.body);
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
      if (error instanceof NetworkError) stay(next, error);
      else openOrdinarily(next.url, error);
    } finally {
      if (signal === pending.signal) progress.done();
    }
  }

  /** Without network the browser has nothing to show but its own error: the reader keeps what is here. */
  function stay(visit: Navigation, error: NetworkError): void {
    console.error(`Quire: ${visit.url.pathname} could not be loaded, so the page stays.`, error);
    // The URL has changed already: back to that of the page which is shown.
    const distance = visit.kind === 'traverse' ? entries.findDistance() : undefined;
    if (distance) history.go(-distance);
    const failed: FailedVisit = {
      isRetrying: false,
      retry() {
        onFailure({ ...failed, isRetrying: true });
        if (distance) history.go(distance);
        else void begin(visit);
      },
      dismiss: () => onFailure(undefined),
    };
    onFailure(failed);
  }

  return { begin, isShown, cancel };
}

/** As browsers do, a visit to the very same URL adds no entry. */
function writeEntry(entries: ScrollPositions, kind: Navigation['kind'], address: URL): void {
  entries.write(kind === 'push' && address.href !== location.href ? 'push' : 'replace', address);
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

/** What the router cannot do, the browser can: a new deployment, a missing page. */
function openOrdinarily(url: URL, error: unknown): void {
  console.error(`Quire: the browser opens ${url.pathname} itself.`, error);
  if (url.href === location.href) location.reload();
  else location.assign(url);
}
