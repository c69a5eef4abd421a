import { onEachPage } from '@quire/client';
import { SCROLL_THROTTLE_MS } from '../constants.ts';
import { findTarget } from '../ui/find-target.ts';
import { listenToScroll } from '../ui/listen-to-scroll.ts';
import { decideDirection } from './scroll-direction.ts';

/** Shows the button that leads back to the top once the page has been scrolled. */
export function enhanceScrollToTop(): void {
  let previousY = 0;
  document.addEventListener('click', (event) => findTarget(event, BUTTON) && scrollToTop());
  onEachPage(() => {
    previousY = 0;
  });
  listenToScroll(() => {
    const button = document.querySelector<HTMLElement>(BUTTON);
    if (!button || scrollY === previousY) return;
    const { scrollHeight, clientHeight } = document.documentElement;
    const direction = decideDirection(previousY, { y: scrollY, atBottom: scrollY >= scrollHeight - clientHeight - 2 });
    previousY = scrollY;
    if (direction) button.dataset.shown = direction;
    else delete button.dataset.shown;
  }, SCROLL_THROTTLE_MS);
}

const BUTTON = '.q-scroll-to-top';

function scrollToTop(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  // The button disappears; focus must stay in the page.
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}
