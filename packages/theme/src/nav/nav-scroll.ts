/** Owns what the nav knows about the window's scrolling: whether to hide, whether it is over the hero. */
import { HERO_NAV_SCROLL_PX, NAVBAR_SCROLL_THROTTLE_MS, SCROLL_THROTTLE_MS } from '../constants.ts';
import { listenToScroll } from '../ui/listen-to-scroll.ts';

export interface ScrollStore {
  get(): boolean;
  subscribe(listener: () => void): () => void;
}

/** Scrolling down hides, up shows; near the top the nav always shows. */
export function decideHidden(previousY: number, y: number, navHeight: number): boolean {
  return y > navHeight && y > previousY;
}

export function createOverHeroStore(): ScrollStore {
  return {
    get: () => scrollY < HERO_NAV_SCROLL_PX,
    subscribe: (listener) => listenToScroll(listener, SCROLL_THROTTLE_MS),
  };
}

export function createHiddenStore(): ScrollStore {
  let previousY = 0;
  let hidden = false;
  return {
    get: () => hidden,
    subscribe: (listener) => {
      // A page may be scrolled before it is hydrated: it is followed from there on.
      previousY = scrollY;
      return listenToScroll(() => {
        if (scrollY === previousY) return;
        hidden = decideHidden(previousY, scrollY, HERO_NAV_SCROLL_PX);
        previousY = scrollY;
        listener();
      }, NAVBAR_SCROLL_THROTTLE_MS);
    },
  };
}
