import { onEachPage } from '@quire/client';
import { HERO_DOTS_MIN_WIDTH_PX } from '../constants.ts';

const WANTED = `(width > ${HERO_DOTS_MIN_WIDTH_PX}px) and (prefers-reduced-motion: no-preference)`;

/** Animates the dots behind the hero, except on small screens and with reduced motion. */
export function enhanceHeroDots(): void {
  const media = matchMedia(WANTED);
  let animated: HTMLCanvasElement | undefined;
  let stop: (() => void) | undefined;
  const update = async () => {
    const canvas = media.matches ? (document.querySelector<HTMLCanvasElement>('[data-dots]') ?? undefined) : undefined;
    if (canvas === animated) return;
    stop?.();
    stop = undefined;
    animated = canvas;
    if (!canvas) return;
    const { animateDots } = await import('./animate-dots.ts');
    if (animated === canvas) stop = animateDots(canvas);
  };
  // The dots are decoration, so a failure is only logged.
  const start = () => void update().catch((error) => console.warn(error));
  media.addEventListener('change', start);
  onEachPage(start);
}
