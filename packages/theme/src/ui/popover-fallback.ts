/** Owns the fallback for browsers without popovers: marked by an attribute, controlled by the same events. */

export function knowsPopovers(): boolean {
  return 'popover' in HTMLElement.prototype;
}

/** Dispatches the events that the browser would. */
export function setOpen(panel: HTMLElement, open: boolean): void {
  if (isMarkedOpen(panel) === open) return;
  const state = { newState: open ? 'open' : 'closed' };
  panel.dispatchEvent(Object.assign(new Event('beforetoggle'), state));
  panel.toggleAttribute('data-open', open);
  panel.dispatchEvent(Object.assign(new Event('toggle'), state));
}

export function isMarkedOpen(panel: HTMLElement): boolean {
  return panel.hasAttribute('data-open');
}

/** Buttons open what they name; a press elsewhere and Escape close it. Returns what undoes it. */
export function installPopoverFallback(): (() => void) | undefined {
  if (knowsPopovers()) return undefined;
  const ends = new AbortController();
  document.addEventListener('click', onClick, { signal: ends.signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && closeOthers(null), { signal: ends.signal });
  return () => ends.abort();
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
