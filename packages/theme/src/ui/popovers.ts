/** The browser's popovers, which also work before any script has run, or their fallback. */
import { isMarkedOpen, knowsPopovers, setOpen } from './popover-fallback.ts';

export function isOpen(popover: HTMLElement): boolean {
  return knowsPopovers() ? popover.matches(':popover-open') : isMarkedOpen(popover);
}

/** @param source precedes it in the focus order */
export function openPopover(popover: HTMLElement, source: HTMLElement): void {
  if (knowsPopovers()) popover.showPopover({ source });
  else setOpen(popover, true);
}

export function closePopover(popover: HTMLElement | null): void {
  if (!popover || !isOpen(popover)) return;
  if (knowsPopovers()) popover.hidePopover();
  else setOpen(popover, false);
}

/** The buttons that open and close it. */
export function listButtons({ id }: HTMLElement): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[popovertarget="${CSS.escape(id)}"]`)];
}
