/** The browser's popovers, which also work before any script has run. */

/** False in some browsers from before spring 2024, which show the page without menus. */
export function knowsPopovers(): boolean {
  return 'popover' in HTMLElement.prototype;
}

export function isOpen(popover: HTMLElement): boolean {
  return popover.matches(':popover-open');
}

/** The buttons that open and close it. */
export function listButtons({ id }: HTMLElement): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[popovertarget="${CSS.escape(id)}"]`)];
}
