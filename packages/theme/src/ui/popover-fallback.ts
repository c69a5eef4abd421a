/** The fallback for browsers without popovers: marked by an attribute, controlled by the same events. */

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
