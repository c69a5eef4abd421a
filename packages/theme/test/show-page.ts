import { announcePage } from '../../engine/src/client/dom/page-event.ts';
import { ROOT_ID } from '../../engine/src/shared/document-contract.ts';

/** Replaces the page in the document, like a navigation. Texts show their keys. */
export function showPage(html: string): void {
  const root = document.getElementById(ROOT_ID) ?? document.createElement('div');
  root.id = ROOT_ID;
  root.innerHTML = html;
  document.body.append(root);
  announcePage();
}

/** @returns the first element that matches `selector` */
export function find<E extends HTMLElement = HTMLElement>(selector: string): E {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`The page has no ${selector}.`);
  return element;
}

export function press(selector: string): void {
  find(selector).click();
}

export function pressKey(selector: string, key: string): void {
  find(selector).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/** The DOM of the tests has no popovers, so the fallback for such browsers opens and closes them. */
export function forgetPopovers(): () => void {
  const { prototype } = HTMLElement;
  const known = Object.getOwnPropertyDescriptor(prototype, 'popover');
  Reflect.deleteProperty(prototype, 'popover');
  return () => known && Object.defineProperty(prototype, 'popover', known);
}
