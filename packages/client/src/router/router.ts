/** Navigation inside the site: turns clicks, history steps and intents into visits. (docs/behavior/navigation.md) */
import { decideClick, type Site } from './decide-click.ts';
import { keepHiddenPartsInLinks } from './keep-hidden-parts.ts';
import {
  createNavigations,
  type LoadPage,
  type Navigations,
  type NavigationsOptions,
  withPath,
} from './navigations.ts';
import { type Preloads, preloadOnIntent } from './preload.ts';
import { revealHashTarget } from './scroll.ts';
import { createScrollPositions, type ScrollPositions } from './scroll-positions.ts';

export interface RouterOptions {
  site: Site;
  /** The canonical path of the current page, with base. */
  shownHref: string;
  /** Undefined if nothing should be preloaded. */
  preloads: Preloads | undefined;
  load: LoadPage;
  onFailure: NavigationsOptions['onFailure'];
}

export function startRouter({ site, shownHref, preloads, load, onFailure }: RouterOptions): void {
  const isReturn = history.state !== null;
  const entries = createScrollPositions();
  const visits = createNavigations({ entries, load, shownHref, onFailure });

  const decide = (target: EventTarget | null) => decideClick(target, new URL(location.href), site);
  document.addEventListener('click', (event) => {
    const { defaultPrevented, metaKey, ctrlKey, shiftKey, altKey, target } = event;
    if (defaultPrevented || metaKey || ctrlKey || shiftKey || altKey) return;
    const decision = decide(target);
    if (decision.kind === 'anchor') entries.leave();
    if (decision.kind !== 'visit') return;
    event.preventDefault();
    void visits.begin({ url: decision.url, kind: 'push' });
  });
  keepHiddenPartsInLinks(site);

  addEventListener('popstate', () => {
    if (entries.isMadeByBrowser() && visits.isShown(location.pathname)) {
      revealHashTarget();
      entries.arrive();
    } else void visits.begin({ url: new URL(location.href), kind: 'traverse' });
  });

  // The browser may keep the page in the back/forward cache, where a visit must not continue.
  addEventListener('pagehide', visits.cancel);

  if (preloads) {
    preloadOnIntent(preloads, (target) => {
      const decision = decide(target);
      if (decision.kind !== 'visit' || visits.isShown(decision.url.pathname)) return undefined;
      return decision.url.pathname;
    });
  }
  reconcile(entries, visits, shownHref);
  if (!isReturn) revealHashTarget();
}

/** Before the script ran, the reader may have arrived by another spelling of the URL, or gone back to another page's entry. */
function reconcile(entries: ScrollPositions, visits: Navigations, shownHref: string): void {
  const url = new URL(location.href);
  const canonical = withPath(url, shownHref);
  if (!visits.isShown(url.pathname)) void visits.begin({ url, kind: 'traverse' });
  else if (canonical.href !== url.href) entries.write('replace', canonical);
}
