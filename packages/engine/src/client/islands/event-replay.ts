/**
 * Clicks on an island that is not hydrated yet are counted on the element that was clicked, and replayed once it is. The script
 * of an island may arrive much later.
 */
import { ISLAND_TAG } from './island-tag.ts';

/** These answer by themselves, without script. */
const NATIVE = 'a,input,select,textarea,label,summary,[popovertarget]';

export function recordClicks(): void {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLElement || target instanceof SVGElement) || target.closest(NATIVE)) return;
    const island = target.closest<HTMLElement>(ISLAND_TAG);
    if (island && island.dataset.answers === undefined)
      target.dataset.clicks = `${Number(target.dataset.clicks ?? 0) + 1}`;
  });
}

/**
 * Called as soon as React has the island: what is clicked from then on React hydrates at once, and answers. Counted as well,
 * one click would be answered twice.
 */
export function endRecording(island: HTMLElement): void {
  island.dataset.answers = '';
}

/** Called when an island answers. Islands within it have clicks of their own. */
export async function replayClicks(island: HTMLElement): Promise<void> {
  island.dataset.alive = '';
  for (const target of island.querySelectorAll<HTMLElement | SVGElement>('[data-clicks]')) {
    if (target.closest(ISLAND_TAG) !== island) continue;
    const clicks = Number(target.dataset.clicks);
    delete target.dataset.clicks;
    for (let click = 0; click < clicks; click += 1) {
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      // A component sees what one click has made of it before the next one comes, as it would from a reader.
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
}
