/**
 * Owns what the reader asks for before the page is alive: a press on the element with `data-early`, one of the keys that
 * it names in `aria-keyshortcuts`, and what is typed after that. It is kept in `<html data-wish>` until the part that
 * can do it takes it (`take-early-wish.ts`).
 */
import { EARLY_ATTRIBUTE } from '../../shared/document-contract.ts';

/** As properties, so that whoever takes the wish can end the waiting. */
export function keepEarlyWishes(html: HTMLElement): void {
  window.onclick = ({ target }) => {
    if (target instanceof Element && target.closest(`[${EARLY_ATTRIBUTE}]`)) keep('click');
  };
  window.onkeydown = (event) => {
    const { key, ctrlKey, metaKey, altKey, isComposing, target } = event;
    const modifier = ctrlKey ? 'Control+' : metaKey ? 'Meta+' : '';
    const isInField = target instanceof Element && target.matches('input,textarea,select,[contenteditable]');
    if (isComposing || altKey || (isInField && !modifier)) return;
    if (html.dataset.wish !== undefined && !modifier && key.length === 1) html.dataset.wish += key;
    else if (findKeys()?.includes(modifier + key.toUpperCase())) keep(modifier + key.toUpperCase());
    else return;
    event.preventDefault();
  };

  /** What is typed follows after a blank. The last wish counts: the part may not grant every one. */
  function keep(wish: string) {
    html.dataset.wish = `${wish} `;
  }
}

function findKeys(): string[] | undefined {
  return document.querySelector(`[${EARLY_ATTRIBUTE}]`)?.getAttribute('aria-keyshortcuts')?.split(' ');
}
