/** Owns where the outline's marker stands. It moves by a transform, which shifts nothing. */

export function placeMarker(list: HTMLElement | null): void {
  const current = list?.querySelector<HTMLElement>('[aria-current]');
  if (!list || !current) return;
  list.style.setProperty('--q-marker-top', `${current.offsetTop}px`);
  list.style.setProperty('--q-marker-height', `${current.offsetHeight}px`);
}
