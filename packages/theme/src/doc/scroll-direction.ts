/** Owns which way the reader scrolls, for the button that leads back to the top. */
import { SCROLL_THROTTLE_MS } from '../constants.ts';
import { listenToScroll } from '../ui/listen-to-scroll.ts';

/** Undefined at the top of the page; `up` at its end too. */
export type ScrollDirection = 'up' | 'down' | undefined;

interface ScrollPosition {
  y: number;
  atBottom: boolean;
}

export function decideDirection(previousY: number, { y, atBottom }: ScrollPosition): ScrollDirection {
  if (y <= 0) return undefined;
  return atBottom || y < previousY ? 'up' : 'down';
}

export interface ScrollDirectionStore {
  get(): ScrollDirection;
  subscribe(listener: () => void): () => void;
}

export function createScrollDirectionStore(): ScrollDirectionStore {
  let previousY = 0;
  let direction: ScrollDirection;
  const update = () => {
    if (scrollY === previousY) return;
    const { scrollHeight, clientHeight } = document.documentElement;
    direction = decideDirection(previousY, { y: scrollY, atBottom: scrollY >= scrollHeight - clientHeight - 2 });
    previousY = scrollY;
  };
  return {
    get: () => direction,
    subscribe(listener) {
      // A page may be scrolled before it is hydrated.
      update();
      return listenToScroll(() => {
        update();
        listener();
      }, SCROLL_THROTTLE_MS);
    },
  };
}
