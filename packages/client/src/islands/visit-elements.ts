import { onEachPage } from '../dom/page-event.ts';
import { ISLAND_TAG, SLOT_TAG } from './island-tag.ts';

/** Dispatched on an island that is hydrated; it bubbles. */
const READY_EVENT = 'quire-island-ready';

export function announceReady(island: HTMLElement): void {
  island.dispatchEvent(new Event(READY_EVENT, { bubbles: true }));
}

/**
 * Calls `visit` once for each element that matches `selector`, on this page and on later ones. An element in an island is
 * not visited before the island is hydrated, because React needs the unchanged markup of the build.
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

/** The island that renders the element; null for static elements, also in slots. */
function findIsland(element: HTMLElement): HTMLElement | null {
  const around = element.closest<HTMLElement>(`${ISLAND_TAG}, ${SLOT_TAG}`);
  return around?.localName === ISLAND_TAG ? around : null;
}
