/** Access to the browser's storage, in its own module because the button needs nothing else. */

/** Undefined if the browser forbids it. */
export function findStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
