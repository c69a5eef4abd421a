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

/** The map that this tab stored; empty if there is none. Invalid entries are left out. */
export function loadMap<Value>(key: string, isEntry: (entry: unknown) => entry is [string, Value]): Map<string, Value> {
  try {
    const stored: unknown = JSON.parse(loadText(key, 'sessionStorage') ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

/** If storage is disabled, the map lasts as long as the document. */
export function storeMap<Value>(key: string, map: ReadonlyMap<string, Value>): void {
  storeText(key, JSON.stringify([...map]), 'sessionStorage');
}
