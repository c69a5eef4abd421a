import { onEachPage } from '@quire/client';
import { SCROLL_THROTTLE_MS } from '../constants.ts';
import { onClick } from '../ui/find-target.ts';
import { listenToScroll } from '../ui/listen-to-scroll.ts';

/** Shows the button that leads back to the top once the page has been scrolled. */
export function enhanceScrollToTop(): void {
  let previousY = 0;
  onClick(BUTTON, scrollToTop);
  onEachPage(() => {
    previousY = 0;
  });
  listenToScroll(() => {
    const button = document.querySelector<HTMLElement>(BUTTON);
    if (!button || scrollY === previousY) return;
    const { scrollHeight, clientHeight } = document.documentElement;
    const direction = decideDirection(previousY, scrollY, scrollHeight - clientHeight);
    previousY = scrollY;
    if (direction) button.dataset.shown = direction;
    else delete button.dataset.shown;
  }, SCROLL_THROTTLE_MS);
}

const BUTTON = '.q-scroll-to-top';

/** Undefined at the top of the page; `up` at its end too. @param end the last position, in pixels */
export function decideDirection(previousY: number, y: number, end: number): 'up' | 'down' | undefined {
  if (y <= 0) return undefined;
  return y >= end - 2 || y < previousY ? 'up' : 'down';
}

function scrollToTop(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  // The button disappears; focus must stay in the page.
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}
