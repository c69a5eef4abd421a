/** Reads and writes the browser's storage, which may be disabled. */

type StorageName = 'localStorage' | 'sessionStorage';

/** Null if nothing is stored, or if reading is forbidden. */
export function loadText(key: string, storage: StorageName = 'localStorage'): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

/** If storage is disabled, nothing is stored. */
export function storeText(key: string, text: string, storage: StorageName = 'localStorage'): void {
  try {
    globalThis[storage].setItem(key, text);
  } catch {
    // Storage is disabled, or full.
  }
}
