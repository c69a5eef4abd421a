import { ISLAND_TAG } from './island-tag.ts';

/** Replays recorded clicks when an island is interactive. Clicks on islands inside it are theirs. */
export async function replayClicks(island: HTMLElement): Promise<void> {
  island.dataset.alive = '';
  for (const target of island.querySelectorAll<HTMLElement | SVGElement>('[data-clicks]')) {
    if (target.closest(ISLAND_TAG) !== island) continue;
    const clicks = Number(target.dataset.clicks);
    delete target.dataset.clicks;
    for (let click = 0; click < clicks; click += 1) {
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      // The component updates after each click before the next one, as with real clicks.
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
}
