/** Owns the listening to the window's scrolling and size. */
import { throttle } from './throttle.ts';

/** Calls `listener` at most once per `interval` ms; returns what ends it. */
export function listenToScroll(listener: () => void, interval: number): () => void {
  const throttled = throttle(listener, interval);
  addEventListener('scroll', throttled, { passive: true });
  addEventListener('resize', throttled, { passive: true });
  return () => {
    removeEventListener('scroll', throttled);
    removeEventListener('resize', throttled);
    throttled.cancel();
  };
}
