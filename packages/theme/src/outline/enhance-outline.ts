import { onEachPage } from '@quire/client';
import { SCROLL_THROTTLE_MS } from '../constants.ts';
import { OUTLINE_ID } from '../layout/part-ids.ts';
import { listenToScroll } from '../ui/listen-to-scroll.ts';
import { isDisplayed, scrollInto } from '../ui/scroll-offset.ts';
import { findCurrentHeading, locateHeadings, readScrollState } from './current-heading.ts';

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

/** It moves by a transform, which causes no layout shift. If the outline is longer than the screen, it is scrolled too. */
function placeMarker(outline: HTMLElement | null): void {
  const current = outline?.querySelector<HTMLElement>('[aria-current]');
  const list = current?.closest<HTMLElement>('ul');
  if (!outline || !current || !list || !isDisplayed(outline)) return;
  list.style.setProperty('--q-marker-top', `${current.offsetTop}px`);
  list.style.setProperty('--q-marker-height', `${current.offsetHeight}px`);
  scrollInto(outline, current);
}
