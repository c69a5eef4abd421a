/** Scrolls a row of a long list into view without moving the page. */

interface Extent {
  top: number;
  bottom: number;
}

/** How far to scroll so that `item` is inside `frame`: 0 if it already is, else to the middle. */
export function getScrollOffset(item: Extent, frame: Extent, margin = 24): number {
  if (item.top >= frame.top + margin && item.bottom <= frame.bottom - margin) return 0;
  return (item.top + item.bottom) / 2 - (frame.top + frame.bottom) / 2;
}

/** False for a closed drawer: measuring in it would force a layout for nothing. */
export function isDisplayed(element: HTMLElement): boolean {
  return getComputedStyle(element).display !== 'none';
}

/** Scrolls only `frame`, so that `item` is visible. */
export function scrollInto(frame: HTMLElement, item: HTMLElement): void {
  frame.scrollTop += getScrollOffset(item.getBoundingClientRect(), frame.getBoundingClientRect());
}
