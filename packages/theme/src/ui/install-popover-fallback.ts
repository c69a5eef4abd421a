/** Owns loading what buttons need in browsers without popovers. */
import { knowsPopovers } from './popover-fallback.ts';

/** Returns what undoes it. */
export function installPopoverFallback(): (() => void) | undefined {
  if (knowsPopovers()) return undefined;
  const ends = new AbortController();
  import('./popover-buttons.ts').then(
    ({ listenToButtons }) => listenToButtons(ends.signal),
    (error) => console.warn(error),
  );
  return () => ends.abort();
}
