/**
 * Owns presses on tabs before the page is hydrated: they are noted on the tabs, and replayed in their order. Tabs of
 * islands are replayed with these. The entry script listens, as for what opens search.
 */
import { ISLAND_TAG } from './islands/island-tag.ts';

const TAB = '[role=tab]';
/** The place of the press among all: the last one of a group of tabs holds. */
const NOTE = 'data-press';

/** Until `replayTabs` is called. */
export function recordTabs(): void {
  let presses = 0;
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || document.documentElement.dataset.tabs !== undefined) return;
    const tab = target.closest(`${TAB}:not(${ISLAND_TAG} *)`);
    presses += 1;
    tab?.setAttribute(NOTE, String(presses));
  });
}

/** From now on tabs answer by themselves. */
export function replayTabs(): void {
  document.documentElement.dataset.tabs = '';
  const pressed = [...document.querySelectorAll<HTMLElement>(`[${NOTE}]`)];
  for (const tab of pressed.sort((a, b) => readPlace(a) - readPlace(b))) {
    tab.removeAttribute(NOTE);
    tab.click();
  }
}

function readPlace(tab: HTMLElement): number {
  return Number(tab.getAttribute(NOTE));
}
