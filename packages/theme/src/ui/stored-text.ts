/** Reads and writes the browser's storage, which may be disabled. */

/** Null if nothing is stored, or if reading is forbidden. */
export function loadText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** If storage is disabled, nothing is stored. */
export function storeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is disabled, or full.
  }
}
