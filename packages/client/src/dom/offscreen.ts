/**
 * Stylesheets may use an estimated height for blocks out of view, while `<html>` does not have WHOLE_ATTRIBUTE: until
 * the reader interacts with the page, or arrives at a position other than the top.
 */
import { WHOLE_ATTRIBUTE } from '../contract/document-contract.ts';

/** Events that precede scrolling, search, selection or focus, on any device. */
const INTENTS = ['click', 'pointerdown', 'pointermove', 'wheel', 'scroll'];

/** Call it after the other listeners have been added: keys that they handle are no intent. */
export function showWholeOnIntent(): void {
  const onIntent = ({ type }: Event) => {
    // A new page is scrolled to its top, which is not an interaction.
    if (type !== 'scroll' || scrollY > 0) showWhole();
  };
  for (const type of INTENTS) addEventListener(type, onIntent, { capture: true, passive: true });
  addEventListener('keydown', (event) => {
    if (!isForOthers(event)) showWhole();
  });
}

/** Keys that neither scroll nor search the page: layout would delay the dialog that they open, or the text in it. */
function isForOthers({ key, defaultPrevented, target }: KeyboardEvent): boolean {
  const isModifier = ['Control', 'Meta', 'Shift', 'Alt'].includes(key);
  return isModifier || defaultPrevented || (target instanceof Element && target.closest('dialog[open]') !== null);
}

export function showWhole(): void {
  document.documentElement.toggleAttribute(WHOLE_ATTRIBUTE, true);
}

/** For a page that is shown from its top. */
export function deferLayout(): void {
  document.documentElement.toggleAttribute(WHOLE_ATTRIBUTE, false);
}
