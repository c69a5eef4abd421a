/** Owns that what exists only below a width closes there, and that focus is not lost. */
import { closePopover, isOpen } from './popover-state.ts';

/** @param breakpoint the width in pixels from which the panel is no longer opened; returns what ends it */
export function closeFrom(breakpoint: number, panel: HTMLElement): () => void {
  const wide = matchMedia(`(width >= ${breakpoint}px)`);
  const close = () => {
    if (!isOpen(panel)) return;
    closePopover(panel);
    keepFocus();
  };
  wide.addEventListener('change', close);
  return () => wide.removeEventListener('change', close);
}

/** The button that opened the panel is hidden too: the text gets the focus. */
function keepFocus(): void {
  const { activeElement, body } = document;
  const isGone = activeElement === body || activeElement?.getClientRects().length === 0;
  if (isGone) document.querySelector('main')?.focus({ preventScroll: true });
}
