/** Events on the document for page changes. */
const PAGE_EVENT = 'quire-page';

/** Dispatched when the rest of a partial list has been loaded. */
const REST_EVENT = 'quire-rest';

export function announceRest(): void {
  document.dispatchEvent(new Event(REST_EVENT));
}

/** Calls `callback` when the rest of a long sidebar is in the document. */
export function onRestLoaded(callback: () => void): void {
  document.addEventListener(REST_EVENT, callback);
}

export function announcePage(): void {
  document.dispatchEvent(new Event(PAGE_EVENT));
}

/**
 * Calls `callback` after each navigation, once the page and its content are in the document.
 * @param options.signal stops it
 */
export function onPageShown(callback: () => void, { signal }: { signal?: AbortSignal } = {}): void {
  document.addEventListener(PAGE_EVENT, callback, signal && { signal });
}

/** Calls `callback` now, for the current page, and then like `onPageShown`. */
export function onEachPage(callback: () => void, options?: { signal?: AbortSignal }): void {
  onPageShown(callback, options);
  callback();
}
