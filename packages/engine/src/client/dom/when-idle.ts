/** Owns waiting for a moment at which the browser has nothing better to do. */
import { IDLE_TIMEOUT_MS } from './constants.ts';

/** Safari before 26 does not know when it is idle; there the moment comes this much later. */
const PAUSE_MS = 100;

export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(callback, PAUSE_MS);
}
