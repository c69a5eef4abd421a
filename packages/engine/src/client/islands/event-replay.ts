/**
 * Owns clicks on what is not hydrated yet, the layout or an island: they are counted on the element that was clicked, and
 * replayed once it is hydrated. The entry script listens; the script of an island may arrive much later.
 */
import { pause } from '../dom/pause.ts';
import { ISLAND_TAG } from './island-tag.ts';

/** These answer by themselves, without script, or are kept otherwise. */
const NATIVE = 'a,input,select,textarea,label,summary,[popovertarget],[role=tab],[data-early]';

/** What is hydrated by itself: an island, and the layout for all the rest. */
const HYDRATED = `${ISLAND_TAG},:root`;

export function recordClicks(): void {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLElement || target instanceof SVGElement) || target.closest(NATIVE)) return;
    const island = target.closest<HTMLElement>(HYDRATED);
    if (island && island.dataset.answers === undefined)
      target.dataset.clicks = `${Number(target.dataset.clicks ?? 0) + 1}`;
  });
}

/**
 * Called as soon as React has a part: what is clicked from then on React hydrates at once, and answers. Counted as well,
 * one click would be answered twice.
 *
 * @param part an island; by default the document, for the layout
 */
export function endRecording(part = document.documentElement): void {
  part.dataset.answers = '';
}

/**
 * Called when an island answers, or the layout with all that is in no island. Islands within it have clicks of their own.
 * @param part the island; by default the document, for the layout
 */
export async function replayClicks(part = document.documentElement): Promise<void> {
  part.dataset.alive = '';
  for (const target of part.querySelectorAll<HTMLElement | SVGElement>('[data-clicks]')) {
    if (target.closest(HYDRATED) !== part) continue;
    const clicks = Number(target.dataset.clicks);
    delete target.dataset.clicks;
    for (let click = 0; click < clicks; click += 1) {
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      // A component sees what one click has made of it before the next one comes, as it would from a reader.
      await pause();
    }
  }
}
