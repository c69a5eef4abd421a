/** Owns closing the outline's drop-down when one of its links is followed, and on wide screens. */
import { type RefObject, useEffect } from 'react';
import { OUTLINE_BREAKPOINT_PX } from '../constants.ts';
import { closeWhere } from '../ui/close-where.ts';
import { closePopover } from '../ui/popover-state.ts';

export function useCloseOnFollow(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = ref.current;
    if (!panel) return undefined;
    const onClick = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) closePopover(panel);
    };
    panel.addEventListener('click', onClick);
    const stopClosing = closeWhere([`(width > ${OUTLINE_BREAKPOINT_PX}px)`], panel);
    return () => {
      panel.removeEventListener('click', onClick);
      stopClosing();
    };
  }, [ref]);
}
