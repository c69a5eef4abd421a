import { onEachPage } from '@quire/client';

/**
 * Calls `listener` in the next frame, in the first one of each page that is shown, and at most once per `interval` ms while
 * the window scrolls or is resized. A frame computes the layout anyway; measuring earlier would compute it twice.
 *
 * @returns a function that stops it
 */
export function listenToScroll(listener: () => void, interval: number): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  const call = () => {
    if (!signal.aborted) listener();
  };
  const throttled = throttle(call, interval);
  const callWithFrame = () => void requestAnimationFrame(call);
  addEventListener('scroll', throttled, { passive: true, signal });
  addEventListener('resize', throttled, { passive: true, signal });
  onEachPage(callWithFrame, { signal });
  return () => ends.abort();
}

/** Calls at once, then at most once per `interval` ms; the last call is never dropped. */
export function throttle(callback: () => void, interval: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const tick = () => {
    timer = undefined;
    if (again) run();
  };
  const run = () => {
    again = false;
    timer = setTimeout(tick, interval);
    callback();
  };
  return () => {
    if (timer === undefined) run();
    else again = true;
  };
}
