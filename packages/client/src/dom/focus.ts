/** Moves the focus to the new content after a navigation, without scrolling or an outline. */

/** The heading of the page, if it has one. */
export function findPageHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1, h1');
}

/** Does not scroll or show an outline; the element does not become a tab stop. */
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
