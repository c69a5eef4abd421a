/**
 * Stylesheets may leave blocks out of view with an estimated height, as long as `<html>` does not have WHOLE_ATTRIBUTE: until
 * the reader does anything, or comes to a place that is not the beginning.
 */
import { WHOLE_ATTRIBUTE } from '../../shared/document-contract.ts';

/** What comes before any scrolling, search, selection or focus, of whatever device. */
const INTENTS = ['click', 'keydown', 'pointerdown', 'pointermove', 'wheel', 'scroll'];

export function showWholeOnIntent(): void {
  const onIntent = ({ type }: Event) => {
    // A page that replaced another is scrolled to its beginning.
    if (type !== 'scroll' || scrollY > 0) showWhole();
  };
  for (const type of INTENTS) addEventListener(type, onIntent, { capture: true, passive: true });
}

export function showWhole(): void {
  document.documentElement.toggleAttribute(WHOLE_ATTRIBUTE, true);
}

/** For a page that is shown from its beginning. */
export function deferLayout(): void {
  document.documentElement.toggleAttribute(WHOLE_ATTRIBUTE, false);
}
