/** The buttons of popovers in browsers without popovers. Only these load it. */
import { isMarkedOpen, setOpen } from './popover-fallback.ts';

/**
 * Buttons open their popover; a press elsewhere and Escape close it. Calling it again has no effect.
 * @param clicks those before this script was loaded, in order
 * @param record the listener that recorded them, which is removed
 */
export function listenToButtons(clicks: readonly MouseEvent[], record: (click: MouseEvent) => void): void {
  removeEventListener('click', record);
  for (const click of clicks) onClick(click);
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
}

function onKeyDown({ key }: KeyboardEvent): void {
  if (key === 'Escape') closeOthers(null);
}

function onClick({ target, defaultPrevented }: MouseEvent): void {
  if (defaultPrevented || !(target instanceof Element)) return;
  const id = target.closest('[popovertarget]')?.getAttribute('popovertarget');
  const panel = id ? document.getElementById(id) : null;
  if (panel) setOpen(panel, !isMarkedOpen(panel));
  else closeOthers(target);
}

/** @param kept the pressed element: the panel around it stays open */
function closeOthers(kept: Element | null): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[popover][data-open]')) {
    if (!panel.contains(kept)) setOpen(panel, false);
  }
}
