import { onEachPage } from '@quire/client';
import { OUTLINE_BREAKPOINT_PX, SCROLL_THROTTLE_MS } from '../constants.ts';
import { closeWhere } from '../ui/close-where.ts';
import { findTarget } from '../ui/find-target.ts';
import { listenToScroll } from '../ui/listen-to-scroll.ts';
import { knowsPopovers } from '../ui/popovers.ts';
import { findCurrentHeading, locateHeadings, readScrollState } from './current-heading.ts';
import { OUTLINE_ID } from './outline-id.ts';
import { placeMarker } from './place-marker.ts';

/** Marks the current heading. Closes the drop-down when a heading is chosen, or when the outline becomes a column. */
export function enhanceOutline(): void {
  let marked: string | undefined;
  listenToScroll(() => {
    const outline = findOutline();
    if (!outline) return;
    const current = findCurrentHeading(locateHeadings(listIds(outline)), readScrollState());
    if (current === marked) return;
    marked = current;
    mark(outline, current);
  }, SCROLL_THROTTLE_MS);
  onEachPage(() => {
    marked = undefined;
    hideInFrames();
  });
  if (!knowsPopovers()) return;
  document.addEventListener('toggle', ({ target }) => target === findOutline() && placeMarker(findOutline()), {
    capture: true,
  });
  document.addEventListener('click', (event) => findTarget(event, `#${OUTLINE_ID} a`) && findOutline()?.hidePopover());
  closeWhere([`(width > ${OUTLINE_BREAKPOINT_PX}px)`], findOutline);
}

/** Frames in other pages have too little room for an outline. */
function hideInFrames(): void {
  const outline = findOutline();
  if (outline && self !== top) outline.style.display = 'none';
}

function findOutline(): HTMLElement | null {
  return document.getElementById(OUTLINE_ID);
}

function listLinks(outline: HTMLElement): HTMLAnchorElement[] {
  return [...outline.querySelectorAll<HTMLAnchorElement>('nav a')];
}

function listIds(outline: HTMLElement): string[] {
  return listLinks(outline).map((link) => link.getAttribute('href')?.slice(1) ?? '');
}

/** Also marks members of a type in the content. */
function mark(outline: HTMLElement, current: string | undefined): void {
  const members = document.querySelectorAll<HTMLAnchorElement>('#quire-article .q-member');
  for (const link of [...listLinks(outline), ...members]) {
    if (link.getAttribute('href') === `#${current}`) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
  placeMarker(outline);
}
