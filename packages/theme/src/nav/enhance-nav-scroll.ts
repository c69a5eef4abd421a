import { HERO_NAV_SCROLL_PX, NAVBAR_SCROLL_THROTTLE_MS, SCROLL_THROTTLE_MS } from '../constants.ts';
import { listenToScroll } from '../ui/listen-to-scroll.ts';

/** Scrolling down hides the nav, scrolling up shows it; near the top it is always shown. */
export function decideHidden(previousY: number, y: number): boolean {
  return y > HERO_NAV_SCROLL_PX && y > previousY;
}

/** Makes the bar transparent over the hero, and hides it when the reader scrolls down. */
export function enhanceNavScroll(): void {
  listenToScroll(() => {
    document.querySelector('[data-over-hero]')?.setAttribute('data-over-hero', String(scrollY < HERO_NAV_SCROLL_PX));
  }, SCROLL_THROTTLE_MS);
  // The page may be scrolled before the script runs, so the first position is unknown.
  let previousY: number | undefined;
  listenToScroll(() => {
    const header = document.querySelector('[data-hides]');
    if (!header || scrollY === previousY) return;
    header.toggleAttribute('data-hidden', decideHidden(previousY ?? scrollY, scrollY));
    previousY = scrollY;
  }, NAVBAR_SCROLL_THROTTLE_MS);
}
