/** Owns the way out when the layout itself fails: the page as the build wrote it, without script. */

const STORAGE_KEY = 'quire-static';

/** Whether the layout has failed on this page before, in this session. */
export function isKeptStatic(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) === location.pathname;
  } catch {
    return false;
  }
}

/** Loads the page once more, to stay static. Where that cannot be remembered it does nothing: it would not end. */
export function keepStatic(error: unknown): void {
  console.error('Quire: the layout failed.', error);
  try {
    sessionStorage.setItem(STORAGE_KEY, location.pathname);
  } catch {
    return;
  }
  location.reload();
}

/** The layout has been fixed: it gets another try. */
export function forgetStatic(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was kept.
  }
}
