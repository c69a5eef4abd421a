/** The buttons of popovers in browsers without popovers. Loaded by these. */
import { isMarkedOpen, setOpen } from './popover-fallback.ts';

/**
 * Buttons open what they name; a press elsewhere and Escape close it. Calling it again changes nothing.
 * @param clicks those before this script arrived, in their order
 * @param record the listener that recorded them, which is not needed any more
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

/** @param kept what was pressed: the panel around it stays */
function closeOthers(kept: Element | null): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[popover][data-open]')) {
    if (!panel.contains(kept)) setOpen(panel, false);
  }
}
