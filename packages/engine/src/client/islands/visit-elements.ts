import { onEachPage } from '../dom/page-event.ts';
import { ISLAND_TAG, SLOT_TAG } from './island-tag.ts';

/** Dispatched on an island that is hydrated; it bubbles. */
const READY_EVENT = 'quire-island-ready';

export function announceReady(island: HTMLElement): void {
  island.dispatchEvent(new Event(READY_EVENT, { bubbles: true }));
}

/**
 * Calls back once with each element that `selector` names, on this page and on those that come later. One in an island is
 * left alone until the island is hydrated: React must find the markup of the build.
 */
export function visitElements(selector: string, visit: (element: HTMLElement) => void): void {
  const visited = new WeakSet<HTMLElement>();
  const visitIn = (root: ParentNode, isMeant: (island: HTMLElement | null) => boolean) => {
    for (const element of root.querySelectorAll<HTMLElement>(selector)) {
      if (visited.has(element) || !isMeant(findIsland(element))) continue;
      visited.add(element);
      visit(element);
    }
  };
  const visitPage = () => visitIn(document, (island) => island === null || island.dataset.alive !== undefined);
  document.addEventListener(READY_EVENT, ({ target }) => {
    if (target instanceof HTMLElement) visitIn(target, (island) => island === target);
  });
  onEachPage(visitPage);
}

/** The island that renders the element; null for what is static, as in slots. */
function findIsland(element: HTMLElement): HTMLElement | null {
  const around = element.closest<HTMLElement>(`${ISLAND_TAG}, ${SLOT_TAG}`);
  return around?.localName === ISLAND_TAG ? around : null;
}
