/** The way to the browser's storage, apart from what is kept there: the button needs no more. */

/** The page's own storage; undefined where the browser forbids it. */
export function findStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
