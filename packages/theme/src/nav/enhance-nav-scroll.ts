import { onEachPage } from '@quire/client';
import { HERO_NAV_SCROLL_PX, NAVBAR_SCROLL_THROTTLE_MS, SCROLL_THROTTLE_MS } from '../constants.ts';
import { listenToScroll } from '../ui/listen-to-scroll.ts';

/** Scrolling down hides the nav, scrolling up shows it; near the top it is always shown. */
export function decideHidden(previousY: number, y: number, navHeight: number): boolean {
  return y > navHeight && y > previousY;
}

/** Makes the bar transparent over the hero, hides it when the reader scrolls down, and fits its links. */
export function enhanceNavScroll(): void {
  enhanceHero();
  enhanceHiding();
  enhanceFit();
}

function enhanceHero(): void {
  const update = () => {
    const header = document.querySelector('[data-hero]');
    header?.toggleAttribute('data-over-hero', scrollY < HERO_NAV_SCROLL_PX);
  };
  listenToScroll(update, SCROLL_THROTTLE_MS);
}

function enhanceHiding(): void {
  const find = () => document.querySelector('[data-hides]');
  // The page may be scrolled before the script runs, so the first position is unknown.
  let previousY: number | undefined;
  listenToScroll(() => {
    const header = find();
    if (!header || scrollY === previousY) return;
    header.toggleAttribute('data-hidden', decideHidden(previousY ?? scrollY, scrollY, HERO_NAV_SCROLL_PX));
    previousY = scrollY;
  }, NAVBAR_SCROLL_THROTTLE_MS);
}

/** Bars with fewer links are not measured: measuring forces a layout. */
const MEASURED = '[data-reach=laptop], [data-reach=always]';

function enhanceFit(): void {
  let ends = new AbortController();
  const start = () => {
    ends.abort();
    ends = new AbortController();
    const { signal } = ends;
    const header = document.querySelector<HTMLElement>(MEASURED);
    if (header) import('./fit-links.ts').then(({ fitLinks }) => fitLinks(header, signal), console.warn);
  };
  onEachPage(start);
}
