/** The subscription to what is the same as long as the page is loaded, for `useSyncExternalStore`. */

export function neverChanges(): () => void {
  return ignore;
}

function ignore(): void {}
