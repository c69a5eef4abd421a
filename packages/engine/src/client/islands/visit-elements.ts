/** Owns the way to the elements of a text that something is to be added to: React must have adopted those of islands before. */
import { ISLAND_TAG, SLOT_TAG } from './island-tag.ts';

/** Dispatched on an island that is hydrated; it bubbles. */
const READY_EVENT = 'quire-island-ready';

export function announceReady(island: HTMLElement): void {
  island.dispatchEvent(new Event(READY_EVENT, { bubbles: true }));
}

/**
 * Calls back with each element of `article` that `selector` names: at once, or when its island is hydrated.
 * @returns what ends it
 */
export function visitElements(
  article: HTMLElement,
  selector: string,
  visit: (element: HTMLElement) => void,
): () => void {
  const ends = new AbortController();
  const visitIn = (root: HTMLElement, isMeant: (island: HTMLElement | null) => boolean) => {
    for (const element of root.querySelectorAll<HTMLElement>(selector))
      if (isMeant(findIsland(element))) visit(element);
  };
  visitIn(article, (island) => island?.dataset.alive !== undefined || island === null);
  const onReady = ({ target }: Event) => {
    if (target instanceof HTMLElement) visitIn(target, (island) => island === target);
  };
  article.addEventListener(READY_EVENT, onReady, { signal: ends.signal });
  return () => ends.abort();
}

/** The island that renders the element; null for what is static, as in slots. */
function findIsland(element: HTMLElement): HTMLElement | null {
  const around = element.closest<HTMLElement>(`${ISLAND_TAG}, ${SLOT_TAG}`);
  return around?.localName === ISLAND_TAG ? around : null;
}
