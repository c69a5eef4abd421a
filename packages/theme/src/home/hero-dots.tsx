/** Owns the canvas of soft dots behind the hero, which react to a near pointer. */
import { useEffect, useRef } from 'react';
import { HERO_DOTS_MIN_WIDTH_PX } from '../constants.ts';

const WANTED = `(width > ${HERO_DOTS_MIN_WIDTH_PX}px) and (prefers-reduced-motion: no-preference)`;

export function HeroDots({ className }: { className?: string | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const media = matchMedia(WANTED);
    let stop: (() => void) | undefined;
    let disposed = false;
    const restart = async () => {
      stop?.();
      stop = undefined;
      if (!media.matches || !canvas.current) return;
      const { animateDots } = await import('./animate-dots.ts');
      if (!disposed && canvas.current) stop ??= animateDots(canvas.current);
    };
    // Without the dots the hero is complete.
    const start = () => void restart().catch((error) => console.warn(error));
    media.addEventListener('change', start);
    start();
    return () => {
      disposed = true;
      media.removeEventListener('change', start);
      stop?.();
    };
  }, []);
  return <canvas ref={canvas} className={className} />;
}
