/** Owns the buttons of popovers in browsers without popovers. Loaded by these. */
import { isMarkedOpen, setOpen } from './popover-fallback.ts';

/** Buttons open what they name; a press elsewhere and Escape close it. */
export function listenToButtons(signal: AbortSignal): void {
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && closeOthers(null), { signal });
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
