import { onPageShown } from '@quire/client';
import { MOBILE_BREAKPOINT_PX } from '../constants.ts';
import { onClick } from './find-target.ts';
import { isOpen, listButtons } from './popovers.ts';

/**
 * Popovers of the layout: their buttons say whether they are open, and a navigation closes them, as does a screen without
 * their button. One with `data-modal`, its name, is a dialog while it is open, with the rest of the page inert.
 *
 * @param getHref returns the URL of the current page
 */
export function enhancePopovers(getHref: () => string): void {
  const modals = new Map<HTMLElement, () => void>();
  const free = (panel: HTMLElement) => {
    modals.get(panel)?.();
    modals.delete(panel);
  };
  listen('beforetoggle', (panel, isOpening) => {
    // On closing, the page must not be inert when the browser returns the focus.
    free(panel);
    if (isOpening && panel.matches(MODAL)) modals.set(panel, makeModal(panel));
  });
  listen('toggle', (panel, isOpening) => {
    markButtons(panel);
    if (!panel.matches(MODAL)) return;
    if (isOpening) panel.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
    else giveFocusBack(panel);
  });
  // A link to the current page, or to a section of it, causes no navigation, which would close the panel.
  onClick(`${OF_LAYOUT} a`, (link) => {
    const isHere =
      link instanceof HTMLAnchorElement && link.host === location.host && link.pathname === location.pathname;
    if (isHere) link.closest<HTMLElement>(OF_LAYOUT)?.hidePopover();
  });
  const listPanels = () => [...document.querySelectorAll<HTMLElement>(OF_LAYOUT)];
  addEventListener('resize', () => listPanels().filter(isStranded).forEach(closeAlone));
  matchMedia(`(width >= ${MOBILE_BREAKPOINT_PX}px)`).addEventListener('change', () =>
    document.querySelectorAll<HTMLElement>(`header ${MODAL}:popover-open`).forEach(closeAlone),
  );
  let shown = getHref();
  listPanels().forEach(markButtons);
  onPageShown(() => {
    for (const panel of modals.keys()) if (!panel.isConnected) free(panel);
    if (getHref() === shown) return;
    shown = getHref();
    for (const panel of listPanels()) {
      panel.hidePopover();
      markButtons(panel);
    }
  });
}

const MODAL = '[data-modal]';
const OF_LAYOUT = '[popover]:not(#quire-article *)';

function markButtons(panel: HTMLElement): void {
  for (const button of listButtons(panel)) button.setAttribute('aria-expanded', String(isOpen(panel)));
}

/** These events do not bubble. */
function listen(type: 'beforetoggle' | 'toggle', listener: (panel: HTMLElement, isOpening: boolean) => void): void {
  const onToggle = (event: Event) => {
    const { target, newState } = event as ToggleEvent;
    if (target instanceof HTMLElement && target.matches(OF_LAYOUT)) listener(target, newState === 'open');
  };
  document.addEventListener(type, onToggle, { capture: true });
}

/** Open, but the screen has become wide enough for what is in it, and its button is hidden. */
function isStranded(panel: HTMLElement): boolean {
  return isOpen(panel) && listButtons(panel)[0]?.checkVisibility() === false;
}

/** Closes a panel that the reader did not close. If the focus is hidden with its button, the content gets it. */
function closeAlone(panel: HTMLElement): void {
  panel.hidePopover();
  const { activeElement, body } = document;
  const isGone = activeElement === body || activeElement?.checkVisibility() === false;
  if (isGone) document.querySelector('main')?.focus({ preventScroll: true });
}

/** @returns a function that undoes it */
function makeModal(panel: HTMLElement): () => void {
  const { modal = '' } = panel.dataset;
  const undo = makeOthersInert(panel);
  const attributes = { role: 'dialog', 'aria-modal': 'true', 'aria-label': modal };
  for (const [name, value] of Object.entries(attributes)) panel.setAttribute(name, value);
  return () => {
    for (const name of Object.keys(attributes)) panel.removeAttribute(name);
    for (const step of undo) step();
  };
}

/** After a press on the backdrop, nothing has the focus: it returns to the button that opened the panel. */
function giveFocusBack(panel: HTMLElement): void {
  if (document.activeElement === document.body) listButtons(panel)[0]?.focus({ preventScroll: true });
}

/** The siblings of the panel and of its ancestors; returns the functions that undo it. */
function makeOthersInert(panel: HTMLElement): Array<() => void> {
  const undo: Array<() => void> = [];
  for (let node: HTMLElement = panel; node.parentElement && node !== document.body; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      if (sibling === node || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      undo.push(() => {
        sibling.inert = false;
      });
    }
  }
  return undo;
}
