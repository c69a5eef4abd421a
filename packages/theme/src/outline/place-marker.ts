/** Positions the outline's marker. It moves by a transform, which causes no layout shift. */
import { isDisplayed, scrollInto } from '../ui/scroll-offset.ts';

/** @param outline is scrolled too, if it is longer than the screen */
export function placeMarker(outline: HTMLElement | null): void {
  const current = outline?.querySelector<HTMLElement>('[aria-current]');
  const list = current?.closest<HTMLElement>('ul');
  if (!outline || !current || !list || !isDisplayed(outline)) return;
  list.style.setProperty('--q-marker-top', `${current.offsetTop}px`);
  list.style.setProperty('--q-marker-height', `${current.offsetHeight}px`);
  scrollInto(outline, current);
}
