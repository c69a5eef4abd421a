/** The subscription to a constant value, for `useSyncExternalStore`. */

export function neverChanges(): () => void {
  return ignore;
}

function ignore(): void {}
