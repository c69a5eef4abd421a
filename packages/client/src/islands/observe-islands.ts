/** Finds out when an island must be hydrated: it comes into view, or the reader uses it. Does not load React. */
import { ISLAND_MARGIN_PX } from '../dom/constants.ts';
import { HYDRATED_ATTRIBUTE, ISLAND_TAG, SLOT_TAG } from './island-tag.ts';

/** They have no box (`display: contents`), so an element inside is observed. */
const BOXED = `:not(${ISLAND_TAG}, ${SLOT_TAG}, template)`;

const TOUCHES = ['pointerover', 'pointerdown', 'focusin'];

export interface IslandObserver {
  /** Also observes the islands in `content`. */
  watch(content: ParentNode): void;
  stop(): void;
}

/** Calls `due` once per island of `root`, and of any content that is watched later. */
export function observeIslands(root: HTMLElement, due: (island: HTMLElement) => void): IslandObserver {
  const known = new WeakSet<HTMLElement>();
  const waiting = new Map<HTMLElement, Element>();
  const controller = new AbortController();

  const release = (island: HTMLElement) => {
    const box = waiting.get(island);
    if (!box) return;
    waiting.delete(island);
    if (![...waiting.values()].includes(box)) observer.unobserve(box);
    due(island);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const seen = new Set(entries.filter((entry) => entry.isIntersecting).map((entry) => entry.target));
      for (const [island, box] of [...waiting]) if (seen.has(box)) release(island);
    },
    { rootMargin: `${ISLAND_MARGIN_PX}px` },
  );
  const touch = ({ target }: Event) => {
    for (const island of [...waiting.keys()]) if (target instanceof Node && island.contains(target)) release(island);
  };

  const watch = (content: ParentNode) => {
    for (const island of content.querySelectorAll<HTMLElement>(ISLAND_TAG)) {
      // Islands that a navigation keeps are already hydrated.
      if (known.has(island) || island.hasAttribute(HYDRATED_ATTRIBUTE)) continue;
      const box = island.querySelector(BOXED) ?? root;
      known.add(island);
      waiting.set(island, box);
      observer.observe(box);
    }
  };

  watch(root);
  for (const type of TOUCHES) root.addEventListener(type, touch, { passive: true, signal: controller.signal });
  return {
    watch,
    stop() {
      controller.abort();
      observer.disconnect();
    },
  };
}
