/** Owns that the outline's drop-down goes when one of its links was followed, and on wide screens. */
import { type RefObject, useEffect } from 'react';
import { OUTLINE_BREAKPOINT_PX } from '../constants.ts';
import { closePopover } from '../ui/popover-state.ts';

export function useCloseOnFollow(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = ref.current;
    const wide = matchMedia(`(width >= ${OUTLINE_BREAKPOINT_PX}px)`);
    const close = () => closePopover(panel);
    const onClick = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) close();
    };
    panel?.addEventListener('click', onClick);
    wide.addEventListener('change', close);
    return () => {
      panel?.removeEventListener('click', onClick);
      wide.removeEventListener('change', close);
    };
  }, [ref]);
}
