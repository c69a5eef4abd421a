/** The circle in which the new appearance spreads from the pressed button. */
import { APPEARANCE_ANIMATION_MS } from '../constants.ts';

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The distance from `center` to the farthest corner. */
export function getRevealRadius(center: Point, window: Size): number {
  return Math.hypot(Math.max(center.x, window.width - center.x), Math.max(center.y, window.height - center.y));
}

/** Changes at once if the reader prefers reduced motion, or if the browser cannot animate it. */
export async function revealChange(center: Point, change: () => void): Promise<void> {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) return change();
  const root = document.documentElement;
  root.dataset.reveal = '';
  const transition = document.startViewTransition(change);
  await transition.ready;
  const radius = getRevealRadius(center, { width: innerWidth, height: innerHeight });
  const clipPath = [0, radius].map((r) => `circle(${r}px at ${center.x}px ${center.y}px)`);
  root.animate(
    { clipPath },
    { duration: APPEARANCE_ANIMATION_MS, easing: 'ease-in', pseudoElement: '::view-transition-new(root)' },
  );
  await transition.finished;
  delete root.dataset.reveal;
}
