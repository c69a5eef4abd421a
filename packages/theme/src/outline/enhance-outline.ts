import { onEachPage } from '@quire/client';
import { SCROLL_THROTTLE_MS } from '../constants.ts';
import { OUTLINE_ID } from '../layout/part-ids.ts';
import { listenToScroll } from '../ui/listen-to-scroll.ts';
import { findCurrentHeading, locateHeadings, readScrollState } from './current-heading.ts';
import { placeMarker } from './place-marker.ts';

/** Marks the current heading. */
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
  document.addEventListener('toggle', ({ target }) => target === findOutline() && placeMarker(findOutline()), {
    capture: true,
  });
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
