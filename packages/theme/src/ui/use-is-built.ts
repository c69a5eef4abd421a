import { useSyncExternalStore } from 'react';

/** Whether the HTML of the build is rendered: at build time, and in the browser until it is hydrated. */
export function useIsBuilt(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}

/** The subscription to a constant value. */
export function neverChanges(): () => void {
  return ignore;
}

function ignore(): void {}
