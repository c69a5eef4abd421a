/** Where the focus goes after a navigation: to what the reader came for, without moving or marking it. */

/** The heading of the page, where it has one. */
export function findPageHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1, h1');
}

/** Neither scrolls nor renders an outline; the element leaves no tab stop behind. */
export function focusQuietly(element: HTMLElement): void {
  if (element.hasAttribute('tabindex')) {
    element.focus({ preventScroll: true });
    return;
  }
  element.tabIndex = -1;
  element.style.outline = 'none';
  element.focus({ preventScroll: true });
  element.addEventListener('blur', () => forget(element), { once: true });
}

function forget(element: HTMLElement): void {
  element.removeAttribute('tabindex');
  element.style.removeProperty('outline');
  if (element.getAttribute('style') === '') element.removeAttribute('style');
}
