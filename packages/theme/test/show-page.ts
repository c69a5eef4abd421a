import { ROOT_ID } from '../../client/src/contract/document-contract.ts';
import { announcePage } from '../../client/src/dom/page-event.ts';
import { BROWSER_TEXTS, BROWSER_TEXTS_ID } from '../src/texts/browser-texts.ts';

/** Replaces the page in the document, like a navigation. Texts show their keys. */
export function showPage(html: string): void {
  const root = document.getElementById(ROOT_ID) ?? document.createElement('div');
  root.id = ROOT_ID;
  root.innerHTML = html;
  document.body.append(root);
  announcePage();
}

/** The element of a page that contains its texts, all the same. */
export function createTexts(text: string): string {
  const json = JSON.stringify(BROWSER_TEXTS.map(() => text));
  return `<script type="application/json" id="${BROWSER_TEXTS_ID}">${json}</script>`;
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

/** The DOM of the tests has no popovers: these open and close with the events of the browser's, and move no focus. */
export function installPopovers(): void {
  const open = new WeakSet<Element>();
  const { matches } = Element.prototype;
  const set = (panel: HTMLElement, isOpening: boolean) => {
    if (open.has(panel) === isOpening) return;
    const state = { newState: isOpening ? 'open' : 'closed' };
    panel.dispatchEvent(Object.assign(new Event('beforetoggle'), state));
    if (isOpening) open.add(panel);
    else open.delete(panel);
    panel.dispatchEvent(Object.assign(new Event('toggle'), state));
  };
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      set(this, true);
    },
    hidePopover(this: HTMLElement) {
      set(this, false);
    },
    matches(this: HTMLElement, selector: string) {
      return selector === ':popover-open' ? open.has(this) : matches.call(this, selector);
    },
  });
}
