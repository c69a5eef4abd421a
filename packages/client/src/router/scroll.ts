/** Scrolls to a position of the page at once, even if the stylesheet sets smooth scrolling. */
import { decodePart } from '@quire/markdown/percent-decoding';
import { HASH_SCROLL_DELAY_MS } from '../dom/constants.ts';
import type { ScrollPosition } from './scroll-positions.ts';

export function scrollToPosition([left, top]: ScrollPosition): void {
  scrollTo({ left, top, behavior: 'instant' });
}

/** The target of a hash, encoded or not: an id, or the name of an `<a name>`. */
export function findHashTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  return id === '' ? null : (findNamed(id) ?? findNamed(decodePart(id)));
}

function findNamed(id: string): HTMLElement | null {
  return document.getElementById(id) ?? document.anchors.namedItem(id);
}

/** Shows what hides `target`: details open, as in browsers, and the event lets others show it, such as panels of tabs. */
function reveal(target: HTMLElement): void {
  for (let details = target.closest('details'); details; details = details.parentElement?.closest('details') ?? null)
    details.open = true;
  target.dispatchEvent(new Event('beforematch', { bubbles: true }));
}

/** For a URL to whose target the browser has scrolled, unless it was hidden. */
export function revealHashTarget(): void {
  const target = findHashTarget(location.hash);
  if (target?.checkVisibility() === false) scrollToTarget(target);
}

/**
 * Scrolls to `target` now, so that the reader does not see another position first, and again when the page
 * has settled (docs/behavior/navigation.md), unless the reader has scrolled or left.
 */
export function scrollToTarget(target: HTMLElement): void {
  reveal(target);
  target.scrollIntoView({ behavior: 'instant' });
  const { scrollY } = window;
  setTimeout(() => {
    if (target.isConnected && window.scrollY === scrollY) target.scrollIntoView({ behavior: 'instant' });
  }, HASH_SCROLL_DELAY_MS);
}
