/**
 * Owns what the reader asks for before the page is hydrated: a press on the element with `data-early`, one of the keys that
 * it names in `aria-keyshortcuts`, and what is typed after that. It is kept in `<html data-intent>`, which is empty while
 * nothing is asked for, until the part that can do it takes it. The entry listens for it, which comes with the stylesheet,
 * not the script before the first paint, whose every byte delays the text.
 */
import { EARLY_ATTRIBUTE } from '../shared/document-contract.ts';

export function captureIntents(): void {
  const { dataset } = document.documentElement;
  const isWaiting = () => dataset.intent !== undefined;
  dataset.intent = '';
  addEventListener('click', ({ target }) => {
    if (isWaiting() && target instanceof Element && target.closest(`[${EARLY_ATTRIBUTE}]`)) keep('click');
  });
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, isComposing, target } = event;
    const modifier = ctrlKey ? 'Control+' : metaKey ? 'Meta+' : '';
    const isInField = target instanceof Element && target.matches('input,textarea,select,[contenteditable]');
    if (!isWaiting() || isComposing || altKey || (isInField && !modifier)) return;
    if (dataset.intent && !modifier && key.length === 1) dataset.intent += key;
    else if (findKeys()?.includes(modifier + key.toUpperCase())) keep(modifier + key.toUpperCase());
    else return;
    event.preventDefault();
  });

  /** What is typed follows after a blank. The last wish counts: the part may not grant every one. */
  function keep(wish: string) {
    dataset.intent = `${wish} `;
  }
}

function findKeys(): string[] | undefined {
  return document.querySelector(`[${EARLY_ATTRIBUTE}]`)?.getAttribute('aria-keyshortcuts')?.split(' ');
}

export interface DeferredIntent {
  /** `click`, or the keys as `aria-keyshortcuts` spells them. */
  by: string;
  /** What was typed since. */
  typed: string;
}

/** Where the page cannot be hydrated, a reader who has asked for something, or does so now, sees that it does not come. */
export function refuseDeferredIntents(): void {
  const { dataset } = document.documentElement;
  const refuse = () => {
    const problem = document.querySelector(`[${EARLY_ATTRIBUTE}] ~ [hidden]`);
    if (dataset.intent && problem instanceof HTMLElement) problem.hidden = false;
    dataset.intent = '';
  };
  refuse();
  for (const event of ['click', 'keydown']) addEventListener(event, refuse);
}

/** Ends the waiting: from now on whoever calls this listens. Undefined where nothing was asked for. */
export function takeDeferredIntent(): DeferredIntent | undefined {
  const { dataset } = document.documentElement;
  const [by = '', ...typed] = (dataset.intent ?? '').split(' ');
  delete dataset.intent;
  return by === '' ? undefined : { by, typed: typed.join(' ') };
}
