import { APPEARANCE_ANIMATION_MS } from '../constants.ts';

/**
 * Shows the new appearance in a circle that spreads from the pressed button. Changes at once if the reader prefers reduced
 * motion, or if the browser cannot animate it.
 */
export async function revealChange(button: HTMLElement, change: () => void): Promise<void> {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) return change();
  const { x, y, width, height } = button.getBoundingClientRect();
  await document.startViewTransition(change).ready;
  // 100 % is the diagonal of the window divided by √2, so 142 % covers the window from any position.
  const clipPath = ['0', '142%'].map((radius) => `circle(${radius} at ${x + width / 2}px ${y + height / 2}px)`);
  document.documentElement.animate(
    { clipPath },
    { duration: APPEARANCE_ANIMATION_MS, easing: 'ease-in', pseudoElement: '::view-transition-new(root)' },
  );
}
