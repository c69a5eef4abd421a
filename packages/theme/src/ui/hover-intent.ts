/** Opens menus on hover, and closes them after a delay. */
import { DROPDOWN_CLOSE_DELAY_MS } from '../constants.ts';

export interface HoverIntent {
  enter(): void;
  leave(): void;
  /** True once, for the first press after the menu opened on hover: this press keeps the menu open. */
  takePress(): boolean;
}

export interface HoverTarget {
  isOpen(): boolean;
  open(): void;
  close(): void;
}

export function createHoverIntent(target: HoverTarget, delay = DROPDOWN_CLOSE_DELAY_MS): HoverIntent {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openedByHover = false;
  return {
    enter() {
      clearTimeout(timer);
      if (target.isOpen()) return;
      target.open();
      openedByHover = true;
    },
    leave() {
      clearTimeout(timer);
      timer = setTimeout(target.close, delay);
      openedByHover = false;
    },
    takePress() {
      const pinned = openedByHover && target.isOpen();
      openedByHover = false;
      return pinned;
    },
  };
}
