/** Reads and writes what a browser keeps, where it may also refuse. */

/** Null where nothing is kept, or nothing may be read. */
export function loadText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Where nothing may be kept, it lasts as long as the page. */
export function storeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is switched off, or full.
  }
}
