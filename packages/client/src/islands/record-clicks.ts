/**
 * Clicks on an island before its hydration are counted on the clicked element, and replayed after it. The script
 * of an island may load much later.
 */
import { HYDRATED_ATTRIBUTE, ISLAND_TAG } from './island-tag.ts';

/** These react without script. */
const NATIVE = 'a,input,select,textarea,label,summary,[popovertarget]';

export function recordClicks(): void {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLElement || target instanceof SVGElement) || target.closest(NATIVE)) return;
    const island = target.closest<HTMLElement>(ISLAND_TAG);
    if (island && !island.hasAttribute(HYDRATED_ATTRIBUTE))
      target.dataset.clicks = `${Number(target.dataset.clicks ?? 0) + 1}`;
  });
}
